import { oneColumn, sideBySide } from '../../../styles/looks';
import { media, recipe, sizePx, style, vars } from '../../../styles/sections';

export const layout = style([
  sideBySide('7fr 5fr', { gap: vars.space[6], wideGap: vars.space[16], alignItems: 'center' }),
  { '@media': { [media.print]: { breakInside: 'avoid' } } },
]);

/** One minimum height, so that nothing moves when the device is known. */
export const ticket = recipe({
  base: {
    ...oneColumn(vars.space[4]),
    alignContent: 'center',
    minHeight: '19.5rem',
    padding: vars.space[6],
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.floating,
    '@media': {
      // Fits the tallest offer, the QR code.
      [media.desktop]: { minHeight: '25.25rem' },
      [media.print]: {
        minHeight: 0,
        border: `1px solid ${vars.surface.line}`,
        boxShadow: 'none',
      },
    },
  },
  variants: {
    offer: {
      qr: {
        justifyItems: 'center',
        textAlign: 'center',
        '@media': {
          [media.tabletOnly]: {
            gridTemplateColumns: 'max-content minmax(0, max-content)',
            columnGap: vars.space[12],
            alignItems: 'center',
            justifyContent: 'center',
            textAlign: 'start',
            paddingInline: vars.space[8],
          },
        },
      },
      store: { justifyItems: 'center', textAlign: 'center' },
      form: { '@media': { [media.print]: { display: 'none' } } },
    },
  },
});

export const qrCode = style({
  display: 'grid',
  minWidth: sizePx.qrCode,
  minHeight: sizePx.qrCode,
  '@media': { [media.tabletOnly]: { gridRow: '1 / span 3' } },
});

/** Without its code, it is not printed. */
export const comingQrCode = style([qrCode, { '@media': { [media.print]: { display: 'none' } } }]);
