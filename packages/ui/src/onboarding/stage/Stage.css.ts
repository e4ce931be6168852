import { oneColumn } from '../../styles/looks';
import { media, recipe, sizePx, style, vars } from '../../styles/sections';
import { bar, barHeight } from '../greeting/Greeting.css';
import { aboveShop } from '../shopfront/Shopfront.css';

export const stage = recipe({
  base: {
    position: 'relative',
    ...oneColumn(),
    alignContent: 'center',
    minHeight: '100svh',
    overflow: 'clip',
    paddingBlock: vars.space[16],
    // Together they are as tall as the window.
    selectors: {
      [`${bar} + &`]: {
        minHeight: `calc(100svh - ${barHeight})`,
        paddingBlock: vars.space[6],
      },
    },
    '@media': {
      [media.low]: { paddingBlockEnd: vars.space[6] },
      [media.print]: { minHeight: 0 },
    },
  },
  variants: { shop: { true: aboveShop } },
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
