import { layers } from '../tokens/layers.css';
import { inLayer } from './layered';

export * from './exact-colours';
export * from './layouts';
export * from './type-looks';

/** Styles of the areas not named in `primitives.ts`: sections, demos, the deck and so on. */
export const { style, recipe } = inLayer(layers.sections);
