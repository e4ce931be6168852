import { figuresText, spread, style } from '../../styles/sections';
import { vars } from '../../tokens';

export const form = style({ display: 'grid', gap: vars.space[6] });

export const result = style(spread(vars.space[4]));

export const figure = style(figuresText(vars.text.title));
