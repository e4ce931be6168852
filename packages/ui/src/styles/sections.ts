import { layers } from '../tokens/layers.css';
import { inLayer } from './layered';

export * from './exact-colours';
export * from './layouts';
export * from './type-looks';

/** Styles of all other areas: sections, dialogs, demos, the deck and so on. */
export const { style, recipe } = inLayer(layers.sections);
