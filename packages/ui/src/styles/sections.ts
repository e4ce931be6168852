import { layers } from '../tokens/layers.css';
import { inLayer } from './layered';

export * from './exact-colours';
export * from './layouts';
export * from './type-looks';

/** Styles of sections, demos, the deck and so on, which override those of `primitives.ts`. */
export const { style, recipe } = inLayer(layers.sections);
