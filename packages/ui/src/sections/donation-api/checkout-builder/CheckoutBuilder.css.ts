import { sideBySide } from '../../../styles/looks';
import { media, style, vars } from '../../../styles/sections';

export const builder = style([
  sideBySide('1fr 1fr', { gap: vars.space[8], alignItems: 'start' }),
  { '@media': { [media.desktop]: { gridTemplateRows: 'auto 1fr' } } },
]);

/** Beside the fields and the code on a desktop, between them on a phone. */
export const widget = style({ gridRow: 'span 2' });

/** The browser's own control, in the frame of a field. */
export const picker = style({
  width: 44,
  height: 44,
  padding: 4,
  border: 0,
  background: 'none',
  cursor: 'pointer',
});
