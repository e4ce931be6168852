import { layers } from '../tokens/layers.css';
import { inLayer } from './layered';

/** Styles for sections, dialogs, demos and screens: the last layer. */
export const { style, recipe } = inLayer(layers.sections);
