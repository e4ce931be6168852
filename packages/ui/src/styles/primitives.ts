import { layers } from '../tokens/layers.css';
import { inLayer } from './layered';

/** Styles of primitives, layout and chrome. Section styles override them in any file order. */
export const { style, recipe } = inLayer(layers.primitives);
