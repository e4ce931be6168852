import { oneColumn } from '../../styles/looks';
import { media, sizePx, style, vars } from '../../styles/sections';

export const stage = style({
  position: 'relative',
  ...oneColumn(),
  alignContent: 'center',
  minHeight: '100svh',
  overflow: 'clip',
  paddingBlock: vars.space[16],
  '@media': { [media.print]: { minHeight: 0 } },
});

export const home = style({
  position: 'absolute',
  // Where a Container begins.
  insetInlineStart: `max(${vars.space.gutter}, calc((100% - ${sizePx.contentWidth}px) / 2))`,
  insetBlockStart: vars.space[4],
  display: 'grid',
  color: vars.surface.heading,
  textDecoration: 'none',
  '@media': { [media.print]: { display: 'none' } },
});
