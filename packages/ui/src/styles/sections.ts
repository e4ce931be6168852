import { layers } from '../tokens/layers.css';
import { inLayer } from './layered';

export * from './tokens';

/** For sections, demos, the deck and so on. It overrides `primitives.ts`. */
export const { style, recipe, globalStyle } = inLayer(layers.sections);
