import { sideBySide, style } from '../../../styles/sections';
import { vars } from '../../../tokens';

export const head = style({
  ...sideBySide('7fr 5fr', { gap: vars.space[8], wideGap: vars.space[12], alignItems: 'end' }),
  paddingBlockEnd: vars.space[8],
});
