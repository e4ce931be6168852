import { style, vars } from '../../styles/sections';

export const player = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[4],
});

export const frame = style({
  width: '100%',
  aspectRatio: '16 / 9',
  maxHeight: '56dvh',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.strong,
});

export const film = style({ width: '100%', height: '100%', objectFit: 'contain' });
