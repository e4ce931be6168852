import { sideBySide, tornEdge } from '../../../styles/looks';
import { media, style, vars } from '../../../styles/sections';

export const top = style({
  ...sideBySide('7fr 4fr', {
    gap: vars.space[6],
    wideGap: vars.space[16],
    alignItems: 'end',
    from: media.wide,
  }),
  paddingBlock: `clamp(${vars.space[12]}, 6vw, ${vars.space[20]}) ${vars.space[12]}`,
});

export const torn = style({
  position: 'relative',
  zIndex: vars.zIndex.raised,
  selectors: { '&::after': { ...tornEdge('bottom', 14), backgroundColor: vars.color.accent } },
});

export const content = style({
  paddingBlock: `${vars.space[16]} ${vars.space.section}`,
});
