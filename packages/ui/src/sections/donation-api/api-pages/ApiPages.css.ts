import { style } from '../../../styles/sections';
import { vars } from '../../../tokens';

export const page = style({
  paddingBlockStart: vars.space[3],
  borderTop: `2px solid ${vars.surface.line}`,
});
