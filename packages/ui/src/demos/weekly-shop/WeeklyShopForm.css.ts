import { figuresText, spread } from '../../styles/looks';
import { style, vars } from '../../styles/sections';

export const form = style({ display: 'grid', gap: vars.space[6] });

export const result = style(spread(vars.space[4]));

export const figure = style(figuresText(vars.text.title));
