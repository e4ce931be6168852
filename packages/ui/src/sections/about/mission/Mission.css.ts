import { sideBySide, style } from '../../../styles/sections';
import { vars } from '../../../tokens';

export const opening = style(
  sideBySide('7fr 5fr', { gap: vars.space[12], wideGap: vars.space[16], alignItems: 'end' }),
);

export const story = style(
  sideBySide('7fr 5fr', { gap: vars.space[12], wideGap: vars.space[16], alignItems: 'start' }),
);
