export type { GateAnswer } from '../../../hooks/useGate';
export * from './VisionGate';
