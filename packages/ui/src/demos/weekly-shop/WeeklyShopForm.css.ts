import { figuresText, spread } from '../../styles/looks';
import { style, vars } from '../../styles/sections';

/** So that a laptop's window shows the first brands too. */
export const form = style({ display: 'grid', gap: vars.space[5] });

export const result = style(spread(vars.space[4]));

export const figure = style(figuresText(vars.text.title));
