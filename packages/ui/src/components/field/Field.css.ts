import { inColumns, mutedSmall } from '../../styles/looks';
import { style, vars } from '../../styles/primitives';

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
});

export const fieldLabel = style({
  paddingBottom: vars.space[2],
  color: vars.surface.text,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.lineHeight.title,
});

export const requiredMark = style({ paddingInlineStart: '0.2em', color: vars.surface.error });

export const fieldDescription = style({
  paddingBottom: vars.space[2],
  ...mutedSmall,
  lineHeight: '1.45',
});

export const fieldError = style({
  color: vars.surface.error,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  lineHeight: '1.4',
});

export const fieldErrorText = style({
  ...inColumns('auto 1fr', vars.space[2]),
  alignItems: 'start',
  paddingTop: vars.space[2],
});
