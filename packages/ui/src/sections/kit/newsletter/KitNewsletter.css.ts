import { style, vars } from '../../../styles/sections';

export const preview = style({
  maxWidth: 600,
  overflowX: 'auto',
  border: `1px solid ${vars.surface.line}`,
  borderRadius: vars.radius.control,
  // As it will look in an email app, even in forced colours.
  forcedColorAdjust: 'none',
});
