import { style } from '../../styles/primitives';
import { media, vars } from '../../tokens';

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
