import { inColumns } from '../../styles/looks';
import { media, style, vars } from '../../styles/sections';

export const display = style({
  ...inColumns('1fr auto', `${vars.space[1]} ${vars.space[4]}`),
  alignItems: 'center',
  padding: `${vars.space[4]} clamp(${vars.space[5]}, 4vw, ${vars.space[8]})`,
  borderRadius: `calc(${vars.radius.card} - 4px)`,
  backgroundColor: vars.color.device,
  color: vars.color.accent,
  fontFamily: vars.font.figures,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const displayName = style({ fontSize: vars.text.small, lineHeight: '1.3' });

export const lamps = style({ display: 'flex', gap: vars.space[2] });

export const lamp = style({
  width: 10,
  height: 10,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.strongLine,
  selectors: { '&[data-lit]': { backgroundColor: vars.color.accent } },
});

export const digits = style({
  gridColumn: '1 / -1',
  fontSize: 'min(1.1rem + 6vw, 4.75rem)',
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.05em',
  lineHeight: '1.05',
  textAlign: 'end',
});

/** Gift Aid and the net amount. */
export const rest = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '@media': { [media.mobile]: { display: 'grid', justifyItems: 'end', gap: vars.space[1] } },
  paddingBlockStart: vars.space[2],
  borderBlockStart: `1px dashed ${vars.color.strongLine}`,
  fontSize: vars.text.small,
});

export const net = style({ marginInlineStart: 'auto' });
