export * from './VisionGate';
