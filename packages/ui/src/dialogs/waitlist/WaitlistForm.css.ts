import { style } from '../../styles/sections';
import { vars } from '../../tokens/vars.css';

export const form = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  width: '100%',
});
