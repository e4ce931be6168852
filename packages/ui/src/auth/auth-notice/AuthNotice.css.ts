import { style } from '../../styles/sections';
import { vars } from '../../tokens/vars.css';

export const notice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.control,
  backgroundColor: vars.surface.raised,
  color: vars.surface.raisedText,
  border: `1.5px solid ${vars.surface.control}`,
});

export const content = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  minWidth: 0,
  overflowWrap: 'anywhere',
});
