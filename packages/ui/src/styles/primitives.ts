import { layers } from '../tokens/layers.css';
import { inLayer } from './layered';

export * from './exact-colours';
export * from './layouts';
export * from './type-looks';

/** Styles of primitives, layout and chrome. Section styles override them, whatever the order of the files. */
export const { style, recipe } = inLayer(layers.primitives);
