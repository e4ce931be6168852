import { style } from '../../styles/primitives';
import { vars } from '../../tokens/vars.css';

export const formError = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[3],
  padding: vars.space[4],
  border: `1.5px solid ${vars.surface.error}`,
  borderRadius: vars.radius.control,
  color: vars.surface.error,
  lineHeight: '1.45',
});

export const formErrorTitle = style({ display: 'block', fontWeight: vars.weight.bold });
