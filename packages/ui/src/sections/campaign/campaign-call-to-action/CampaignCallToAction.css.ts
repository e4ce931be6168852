import { style } from '../../../styles/sections';

/** On paper the link stays with its words. */
export const whole = style({ breakInside: 'avoid' });
