import { layers } from '../tokens/layers.css';
import { inLayer } from './layered';

/** Styles for primitives, layout and chrome. Section styles override them, whatever the file order. */
export const { style, recipe } = inLayer(layers.primitives);
