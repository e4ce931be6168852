import { layers } from '../tokens/layers.css';
import { inLayer } from './layered';

export * from './exact-colours';
export * from './layouts';
export * from './type-looks';

/** For components, brand, chrome and most of layout. `sections.ts` overrides it. */
export const { style, recipe } = inLayer(layers.primitives);
