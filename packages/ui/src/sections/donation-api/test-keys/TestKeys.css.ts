import { figuresText } from '../../../styles/looks';
import { style, vars } from '../../../styles/sections';

export const value = style({
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.surface.raised,
  ...figuresText(vars.text.small),
});
