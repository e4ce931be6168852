import { inColumns } from '../../styles/looks';
import { style, vars } from '../../styles/primitives';

export const disclosure = style({
  borderBlock: `1px solid ${vars.surface.line}`,
  selectors: { '& + &': { borderBlockStart: 0 } },
});

export const summary = style({
  ...inColumns('1fr auto', vars.space[4]),
  alignItems: 'center',
  minHeight: 56,
  paddingBlock: vars.space[4],
  color: vars.surface.heading,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.lineHeight.title,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: vars.surface.link },
    '&:focus-visible': { outlineOffset: '-1px', borderRadius: vars.radius.small },
  },
});

export const chevron = style({
  color: vars.surface.accent,
  transition: `transform ${vars.duration.quick} ${vars.easing.out}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});

export const content = style({
  maxWidth: '62ch',
  // Keeps the content clear of the summary's focus ring.
  paddingBlock: `${vars.space[1]} ${vars.space[6]}`,
  color: vars.surface.textMuted,
});
