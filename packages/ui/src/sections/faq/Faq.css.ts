import { inColumns } from '../../styles/looks';
import { media, style, vars } from '../../styles/sections';

export const list = style({
  borderBottom: `1px solid ${vars.surface.line}`,
  '@media': { [media.print]: inColumns('1fr 1fr', `0 ${vars.space[6]}`) },
});

export const item = style({ borderTop: `1px solid ${vars.surface.line}` });

export const question = style({
  ...inColumns('1fr auto', vars.space[2]),
  alignItems: 'center',
  minHeight: 48,
  paddingBlock: vars.space[2],
  cursor: 'pointer',
  listStyle: 'none',
  color: vars.surface.heading,
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: vars.surface.accent },
  },
});

export const sign = style({
  display: 'grid',
  transition: `transform ${vars.duration.quick} ${vars.easing.out}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(45deg)' } },
  '@media': { [media.print]: { display: 'none' } },
});

export const answer = style({
  paddingBlock: `${vars.space[2]} ${vars.space[6]}`,
  scrollMarginTop: '9rem',
  '@media': { [media.print]: { paddingBlockEnd: vars.space[3] } },
});
