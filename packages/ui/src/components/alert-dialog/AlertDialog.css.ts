import { headingType } from '../../styles/looks';
import { media, style, vars } from '../../styles/primitives';

export const alertHeader = style({
  paddingBlockStart: vars.space[8],
  paddingInline: vars.space[6],
  '@media': { [media.tablet]: { paddingInline: vars.space[8] } },
});

export const alertTitle = style(headingType.title);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[3],
});
