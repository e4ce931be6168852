import { style } from '../../styles/primitives';

export const picker = style({
  width: 44,
  height: 44,
  padding: 4,
  border: 0,
  background: 'none',
  cursor: 'pointer',
});
