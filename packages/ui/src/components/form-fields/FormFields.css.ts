import { oneColumn } from '../../styles/looks';
import { media, recipe, style, vars } from '../../styles/primitives';

export const form = recipe({
  base: { position: 'relative', ...oneColumn(vars.space[5]) },
  variants: { look: { page: {}, part: {}, dialog: { gap: vars.space[4] } } },
});

export const fields = style({
  display: 'contents',
  '@media': {
    // Without scripts, the fields are disabled and look so.
    [media.scriptless]: {
      vars: {
        [vars.surface.control]: vars.surface.line,
        [vars.surface.action]: vars.surface.textMuted,
      },
    },
  },
});
