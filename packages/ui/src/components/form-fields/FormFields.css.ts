import { style } from '../../styles/primitives';
import { media, vars } from '../../tokens';

export const fields = style({
  display: 'contents',
  '@media': {
    // Without scripts, disabled fields have a pale outline and no action colour.
    [media.scriptless]: {
      vars: {
        [vars.surface.control]: vars.surface.line,
        [vars.surface.action]: vars.surface.textMuted,
      },
    },
  },
});
