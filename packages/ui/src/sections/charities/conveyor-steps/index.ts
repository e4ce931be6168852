export type { ConveyorThing } from './ConveyorObject';
export * from './ConveyorSteps';
