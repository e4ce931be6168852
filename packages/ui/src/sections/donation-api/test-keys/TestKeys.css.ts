import { withScripts } from '../../../layout/on-screen.css';
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

/** Keeps room for a label and a field, so that nothing moves when the search arrives. */
export const search = style([withScripts, { minHeight: `calc(5rem + 1.25 * ${vars.text.body})` }]);
