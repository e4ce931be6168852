import { recipe, sizePx, vars } from '../../styles/primitives';

const width = (px: number) => ({ maxWidth: `calc(${px}px + 2 * ${vars.space.gutter})` });

export const container = recipe({
  base: { width: '100%', marginInline: 'auto', paddingInline: vars.space.gutter, minWidth: 0 },
  variants: {
    width: { full: width(sizePx.contentWidth), text: width(720), narrow: width(480) },
  },
});
