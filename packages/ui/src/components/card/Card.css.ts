import { style, vars } from '../../styles/primitives';

export const card = style({
  display: 'flow-root',
  minWidth: 0,
  padding: vars.space[6],
  border: `1px solid ${vars.surface.line}`,
  borderRadius: vars.radius.card,
});
