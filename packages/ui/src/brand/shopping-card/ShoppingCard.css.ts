import { exactColours, measured, titleText } from '../../styles/looks';
import { media, recipe, style, vars } from '../../styles/primitives';

export const place = style({
  ...measured,
  width: '100%',
  maxWidth: 'max(25rem, 20vw)',
});

export const card = recipe({
  base: {
    gridColumn: '1 / -1',
    position: 'relative',
    display: 'grid',
    gridTemplateRows: '1fr auto',
    borderRadius: 'min(20px, 5.6cqi)',
    boxShadow: vars.shadow.raised,
    overflow: 'hidden',
    ...exactColours,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  variants: {
    withBarcode: { true: { aspectRatio: '1.18' }, false: { aspectRatio: '1.586' } },
  },
});

/** The hole for hanging the card up in a shop. */
export const slot = style({
  position: 'absolute',
  top: '4.5cqi',
  left: '50%',
  width: '15cqi',
  height: '4cqi',
  transform: 'translateX(-50%)',
  borderRadius: vars.radius.round,
  backgroundColor: 'currentColor',
  opacity: 0.16,
});

export const face = recipe({
  base: { display: 'grid', placeItems: 'center', minHeight: 0, padding: '10cqi 10cqi 2cqi' },
  // Keeps the wordmark clear of the hole and the value.
  variants: { withBarcode: { true: { minHeight: '30cqi', paddingInline: '24cqi' } } },
});

export const foot = style({ display: 'flex', padding: '0 7cqi 5.5cqi' });

export const amount = style({
  ...titleText('11cqi', 1),
  whiteSpace: 'nowrap',
});

export const codePanel = style({
  padding: '1cqi 5cqi',
  backgroundColor: vars.color.raised,
  fontSize: '4cqi',
});
