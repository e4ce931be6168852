export * from './VisionPledge';
