import { style } from '../../../styles/sections';
import { tornEdge } from '../../../styles/torn-edge';
import { media, vars } from '../../../tokens';

export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  alignItems: 'end',
  overflowWrap: 'anywhere',
  paddingBlock: `clamp(${vars.space[12]}, 6vw, ${vars.space[20]}) ${vars.space[6]}`,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)', gap: vars.space[16] },
  },
});

/** The lime area ends with a torn edge. */
export const torn = style({
  position: 'relative',
  zIndex: vars.zIndex.raised,
  selectors: { '&::after': { ...tornEdge('bottom', 14), backgroundColor: vars.color.accent } },
});

export const content = style({
  display: 'grid',
  gap: vars.space[12],
  paddingBlock: `${vars.space[16]} ${vars.space.section}`,
});

export const demo = style({ minWidth: 0 });
