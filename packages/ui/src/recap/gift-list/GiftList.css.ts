import { style } from '../../styles/sections';
import { media } from '../../tokens/breakpoint';
import { vars } from '../../tokens/vars.css';

export const table = style({ width: '100%', fontSize: vars.text.small });

const cell = {
  paddingBlock: vars.space[3],
  paddingInlineEnd: `clamp(${vars.space[2]}, 2vw, ${vars.space[3]})`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  borderBottom: `1px dashed ${vars.surface.line}`,
  '@media': { [media.print]: { paddingBlock: vars.space[1] } },
} as const;

export const head = style({
  ...cell,
  color: vars.surface.textMuted,
  fontWeight: vars.weight.medium,
});
export const text = style(cell);
export const date = style({
  ...cell,
  '@media': {
    [media.tablet]: { whiteSpace: 'nowrap' },
    [media.print]: { paddingBlock: vars.space[1], whiteSpace: 'nowrap' },
  },
});
export const brand = style({ ...cell, fontWeight: vars.weight.semibold });

const figures = {
  ...cell,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontFamily: vars.font.figures,
  fontVariantNumeric: 'tabular-nums',
} as const;

export const amount = style({ ...figures, paddingInlineEnd: 0 });
export const headAmount = style({
  ...cell,
  textAlign: 'end',
  paddingInlineEnd: 0,
  color: vars.surface.textMuted,
  fontWeight: vars.weight.medium,
});

/** On a phone the credit stands under its brand instead. */
export const wide = style({
  ...figures,
  paddingInlineEnd: vars.space[10],
  display: 'none',
  '@media': {
    [media.tablet]: { display: 'table-cell' },
    [media.print]: { display: 'table-cell', paddingBlock: vars.space[1] },
  },
});
export const headWide = style([
  wide,
  { fontFamily: 'inherit', color: vars.surface.textMuted, fontWeight: vars.weight.medium },
]);
export const narrow = style({
  display: 'block',
  fontWeight: vars.weight.regular,
  color: vars.surface.textMuted,
  '@media': { [media.tablet]: { display: 'none' }, [media.print]: { display: 'none' } },
});

/** On paper everything shows. */
export const folded = style({ '@media': { screen: { display: 'none' } } });
