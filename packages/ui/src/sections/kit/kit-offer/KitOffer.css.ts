import { sideBySide, style } from '../../../styles/sections';
import { media, vars } from '../../../tokens';

export const split = style([
  sideBySide('1fr 1fr', { gap: vars.space[12], alignItems: 'center', from: media.tablet }),
  { '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } } },
]);

export const beside = style({ '@media': { [media.mobile]: { display: 'none' } } });
