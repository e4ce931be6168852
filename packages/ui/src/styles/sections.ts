import { layers } from '../tokens/layers.css';
import { inLayer } from './layered';

export * from './exact-colours';
export * from './layouts';
export * from './type-looks';

/** Styles of sections, dialogs, demos and screens. They are in the last layer. */
export const { style, recipe } = inLayer(layers.sections);
