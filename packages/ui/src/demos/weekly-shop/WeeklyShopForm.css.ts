import { style } from '../../styles/sections';
import { vars } from '../../tokens';

export const form = style({ display: 'grid', gap: vars.space[6] });

export const amount = style({ display: 'grid', gap: vars.space[4] });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
