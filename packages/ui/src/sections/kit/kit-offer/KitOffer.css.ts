import { sideBySide, style } from '../../../styles/sections';
import { media, vars } from '../../../tokens';

export const split = style(
  sideBySide('7fr 5fr', {
    gap: vars.space[8],
    alignItems: 'center',
    from: media.tablet,
  }),
);

export const beside = style({ '@media': { [media.mobile]: { display: 'none' } } });
