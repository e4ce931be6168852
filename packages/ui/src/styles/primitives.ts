import { layers } from '../tokens/layers.css';
import { inLayer } from './layered';

export * from './exact-colours';
export * from './layouts';
export * from './type-looks';

/** Styles of components, brand, chrome and most of layout. `sections.ts` overrides them. */
export const { style, recipe } = inLayer(layers.primitives);
