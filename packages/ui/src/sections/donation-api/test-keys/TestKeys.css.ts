import { figuresText, style } from '../../../styles/sections';
import { vars } from '../../../tokens';

export const value = style({
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.surface.raised,
  // A key fits on one line of a small phone.
  ...figuresText(vars.text.small),
  overflowWrap: 'anywhere',
});
