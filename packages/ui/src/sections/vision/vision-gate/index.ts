export type { GateAnswer } from '../../../hooks/use-gate';
export * from './VisionGate';
