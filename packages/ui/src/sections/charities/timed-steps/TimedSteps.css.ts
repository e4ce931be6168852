import { exactColours, figuresText, inColumns, oneColumn, sideBySide } from '../../../styles/looks';
import { media, style, vars } from '../../../styles/sections';

export const layout = style(
  sideBySide('5fr 7fr', { gap: vars.space[12], wideGap: vars.space[20], alignItems: 'start' }),
);

export const head = style({
  ...oneColumn(vars.space[8]),
  '@media': { [media.desktop]: { position: 'sticky', top: vars.space[24] } },
});

/** A till's customer display. */
export const display = style({
  display: 'grid',
  justifyContent: 'center',
  maxWidth: '26rem',
  padding: `${vars.space[4]} ${vars.space[6]}`,
  borderRadius: vars.radius.card,
  border: `10px solid ${vars.color.text}`,
  color: vars.color.accent,
  backgroundColor: vars.color.strongDeep,
  ...exactColours,
  ...figuresText(vars.text.display),
  letterSpacing: '-0.04em',
  lineHeight: '1.1',
  fontVariantNumeric: 'tabular-nums',
});

export const step = style({
  ...inColumns('auto 1fr', vars.space[6]),
  paddingBlock: vars.space[8],
  breakInside: 'avoid',
  '@media': { [media.print]: { paddingBlock: vars.space[3] } },
  borderTop: `1px solid ${vars.surface.line}`,
  selectors: { '&:last-child': { borderBottom: `1px solid ${vars.surface.line}` } },
});

export const time = style({
  minWidth: '4.5ch',
  ...figuresText(vars.text.title),
  lineHeight: vars.lineHeight.title,
  color: vars.surface.accent,
});
