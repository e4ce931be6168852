import { style } from '../../styles/sections';
import { vars } from '../../tokens/vars.css';

export const form = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  width: '100%',
});

/** Clipped, because robots skip fields with `display: none`. */
export const trap = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
