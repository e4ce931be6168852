import { oneColumn, recipe, sideBySide, style } from '../../../styles/sections';
import { media } from '../../../tokens/breakpoint';
import { vars } from '../../../tokens/vars.css';

export const layout = style([
  sideBySide('7fr 5fr', { gap: vars.space[6], wideGap: vars.space[16], alignItems: 'center' }),
  { '@media': { [media.print]: { gap: vars.space[4], breakInside: 'avoid' } } },
]);

/** All offers have the same minimum height, so that nothing moves when the device is known. */
export const ticket = recipe({
  base: {
    ...oneColumn(vars.space[4]),
    alignContent: 'center',
    minHeight: '19.5rem',
    padding: vars.space[6],
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.floating,
    '@media': {
      // A QR code with a link and a button is the tallest offer.
      [media.tablet]: { minHeight: '24.25rem' },
      [media.print]: {
        minHeight: 0,
        border: `2px dashed ${vars.surface.line}`,
        boxShadow: 'none',
        breakInside: 'avoid',
      },
    },
  },
  variants: {
    offer: {
      qr: { justifyItems: 'center', textAlign: 'center' },
      store: { justifyItems: 'center', textAlign: 'center' },
      // A form is useless in print.
      form: { '@media': { [media.print]: { display: 'none' } } },
    },
  },
});
