import { sideBySide } from '../../../styles/looks';
import { media, style, vars } from '../../../styles/sections';

export const split = style(
  sideBySide('7fr 5fr', {
    gap: vars.space[8],
    alignItems: 'center',
    from: media.tablet,
  }),
);

export const beside = style({ '@media': { [media.mobile]: { display: 'none' } } });
