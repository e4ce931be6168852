import { style } from '../../styles/primitives';
import { media, vars } from '../../tokens';

/** There to close the fields, not to be seen: the form lays them out. */
export const fields = style({
  display: 'contents',
  '@media': {
    // Fields that stay closed have a pale outline, and what is chosen lacks the colour of an action.
    [media.scriptless]: {
      vars: {
        [vars.surface.control]: vars.surface.line,
        [vars.surface.action]: vars.surface.textMuted,
      },
    },
  },
});
