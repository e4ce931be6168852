export * from './VisionMission';
