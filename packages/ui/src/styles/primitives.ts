import { layers } from '../tokens/layers.css';
import { inLayer } from './layered';

/** Styles of primitives, layout and chrome: sections may override them, whatever the order of files. */
export const { style, recipe } = inLayer(layers.primitives);
