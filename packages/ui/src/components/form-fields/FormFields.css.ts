import { media, style, vars } from '../../styles/primitives';

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
