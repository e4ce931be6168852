import { style } from '../../../styles/sections';

export const whole = style({ breakInside: 'avoid' });
