import { style } from '../../styles/sections';
import { vars } from '../../tokens';

export const form = style({ display: 'grid', gap: vars.space[6] });

export const result = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
});

export const figure = style({
  fontFamily: vars.font.figures,
  fontSize: vars.text.title,
  fontWeight: vars.weight.medium,
});
