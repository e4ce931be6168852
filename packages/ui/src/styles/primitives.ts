import { layers } from '../tokens/layers.css';
import { inLayer } from './layered';

/** Styles for primitives, layout and chrome. Sections can override them in any file order. */
export const { style, recipe } = inLayer(layers.primitives);
