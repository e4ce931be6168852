import { style } from '../../styles/sections';
import { vars } from '../../tokens';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 44px',
  alignItems: 'center',
  justifyItems: 'center',
  minHeight: 51,
  border: `1.5px solid ${vars.surface.control}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.surface.raised,
  color: vars.surface.raisedText,
});

export const select = style({
  gridArea: '1 / 1 / 2 / 3',
  width: '100%',
  minHeight: 48,
  appearance: 'none',
  border: 0,
  borderRadius: 'inherit',
  paddingInline: `${vars.space[4]} 44px`,
  backgroundColor: 'transparent',
  color: 'inherit',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});

/** The chevron is drawn over the field and lets presses through. */
export const sign = style({ display: 'grid', gridArea: '1 / 2', pointerEvents: 'none' });
