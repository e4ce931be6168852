import { style } from '../../../styles/sections';

/** On paper the link stays on the same page as its text. */
export const whole = style({ breakInside: 'avoid' });
