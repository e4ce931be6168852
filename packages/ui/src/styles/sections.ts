import { layers } from '../tokens/layers.css';
import { inLayer } from './layered';

export * from './exact-colours';
export * from './layouts';
export * from './type-looks';

/** For sections, demos, the deck and so on. It overrides `primitives.ts`. */
export const { style, recipe } = inLayer(layers.sections);
