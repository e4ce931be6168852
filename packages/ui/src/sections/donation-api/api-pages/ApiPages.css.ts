import { style, vars } from '../../../styles/sections';

export const page = style({
  paddingBlockStart: vars.space[3],
  borderTop: `2px solid ${vars.surface.line}`,
});
