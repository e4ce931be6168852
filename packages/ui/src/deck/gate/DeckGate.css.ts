import { middle, oneColumn, tornEdge } from '../../styles/looks';
import { media, style, vars } from '../../styles/sections';

const drawerHeight = 'clamp(11rem, 32svh, 20rem)';

export const gate = style({
  position: 'relative',
  ...oneColumn(),
  alignContent: 'start',
  justifyItems: 'center',
  minHeight: '100svh',
  overflow: 'clip',
  paddingInline: vars.space.gutter,
  // The receipt leaves the padlock visible.
  paddingBlockEnd: `calc(0.68 * ${drawerHeight})`,
  '@media': { [media.low]: { paddingBlockEnd: vars.space[4] } },
});

export const panel = style({
  position: 'relative',
  width: '100%',
  maxWidth: '33rem',
  padding: `clamp(${vars.space[10]}, 8svh, ${vars.space[16]}) clamp(${vars.space[5]}, 6vw, ${vars.space[10]}) ${vars.space[6]}`,
  filter: 'drop-shadow(0 20px 30px rgb(4 49 33 / 0.4))',
  '@media': {
    [media.low]: { paddingBlockStart: vars.space[4] },
    [media.print]: { filter: 'none' },
  },
  selectors: {
    '&::after': { ...tornEdge('bottom', 10), backgroundColor: vars.surface.background },
  },
});

export const form = style({
  ...oneColumn(vars.space[5]),
  paddingBlock: vars.space[6],
  '@media': { [media.low]: { gap: vars.space[3], paddingBlock: vars.space[3] } },
  borderBlock: `1.5px dashed ${vars.surface.control}`,
});

/** The till below the receipt, locked. */
export const drawer = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  width: '100%',
  height: drawerHeight,
  overflow: 'visible',
  pointerEvents: 'none',
  '@media': {
    [media.low]: { display: 'none' },
    [media.print]: { display: 'none' },
    [media.forcedColors]: { display: 'none' },
  },
});

export const loading = style({
  ...middle,
  minHeight: '100svh',
});
