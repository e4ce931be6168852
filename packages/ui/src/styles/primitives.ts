import { layers } from '../tokens/layers.css';
import { inLayer } from './layered';

export * from './tokens';

/** For components, brand, chrome and most of layout. `sections.ts` overrides it. */
export const { style, recipe, globalStyle } = inLayer(layers.primitives);
