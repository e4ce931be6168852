import { recipe } from '../../styles/primitives';
import { vars } from '../../tokens/vars.css';

export const section = recipe({
  base: { position: 'relative' },
  variants: {
    space: {
      normal: { paddingBlock: vars.space.section },
      compact: { paddingBlock: `calc(${vars.space.section} / 2)` },
      none: {},
    },
    clipped: { true: { overflow: 'clip' } },
  },
});
