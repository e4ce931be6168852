import { style } from '../../styles/sections';

export const longWord = style({ overflowWrap: 'anywhere' });
