import { style } from '../../styles/sections';
import { vars } from '../../tokens/vars.css';

const coinPx = 32;
const overlapPx = 10;

const coin = {
  flex: 'none',
  width: coinPx + 4,
  height: coinPx + 4,
  borderRadius: vars.radius.round,
  border: `2px solid ${vars.surface.background}`,
  selectors: { '& + &': { marginInlineStart: -overlapPx } },
} as const;

export const socialProof = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});

export const avatars = style({ display: 'inline-flex', alignItems: 'center' });

export const face = style(coin);

export const badge = style({
  ...coin,
  display: 'inline-grid',
  placeItems: 'center',
  width: 'auto',
  minWidth: coinPx + 12,
  marginInlineStart: -overlapPx,
  paddingInline: vars.space[2],
  backgroundColor: vars.color.forest,
  color: vars.color.lime,
  fontFamily: vars.font.figures,
  fontSize: vars.text.caption,
  fontWeight: vars.weight.medium,
  selectors: {},
});

export const line = style({
  flex: '1 1 10rem',
  color: vars.surface.textMuted,
  fontSize: vars.text.small,
  lineHeight: '1.4',
});
