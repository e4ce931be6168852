export * from './JourneyPart';
export * from './JourneyStep';
export type { JourneyInteraction, JourneyPartData } from './journey-part';
