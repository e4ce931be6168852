import { middle, oneColumn, tornEdge } from '../../styles/looks';
import { media, style, vars } from '../../styles/sections';

export const gate = style({
  position: 'relative',
  ...oneColumn(),
  alignContent: 'start',
  justifyItems: 'center',
  minHeight: '100svh',
  overflow: 'clip',
  paddingInline: vars.space.gutter,
  paddingBlockEnd: vars.space[20],
});

export const panel = style({
  position: 'relative',
  width: '100%',
  maxWidth: '33rem',
  padding: `clamp(${vars.space[10]}, 8svh, ${vars.space[16]}) clamp(${vars.space[5]}, 6vw, ${vars.space[10]}) ${vars.space[6]}`,
  filter: 'drop-shadow(0 20px 30px rgb(4 49 33 / 0.4))',
  selectors: {
    '&::after': { ...tornEdge('bottom', 10), backgroundColor: vars.surface.background },
  },
});

export const form = style({
  ...oneColumn(vars.space[5]),
  paddingBlock: vars.space[6],
  borderBlock: `1.5px dashed ${vars.surface.control}`,
});

export const backdrop = style({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' } },
});

export const loading = style({
  ...middle,
  minHeight: '100svh',
});
