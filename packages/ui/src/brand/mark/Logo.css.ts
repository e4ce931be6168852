import { recipe } from '../../styles/primitives';
import { vars } from '../../tokens';

export const logo = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.36em',
    fontFamily: vars.font.display,
    fontWeight: vars.weight.black,
    letterSpacing: vars.tracking.display,
    lineHeight: 1,
    color: vars.surface.heading,
    whiteSpace: 'nowrap',
  },
  variants: {
    size: {
      small: { fontSize: '1.25rem' },
      // At 320 px it must share a row with the header's button and menu.
      header: { fontSize: 'clamp(1rem, 0.05rem + 4.8vw, 1.625rem)' },
      splash: { flexDirection: 'column', fontSize: '2.25rem' },
    },
  },
});
