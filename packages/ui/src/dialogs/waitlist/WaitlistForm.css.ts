import { style, vars } from '../../styles/sections';

export const form = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  width: '100%',
});
