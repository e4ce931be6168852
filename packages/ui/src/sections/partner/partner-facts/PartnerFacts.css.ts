import { style } from '../../../styles/sections';
import { media, vars } from '../../../tokens';

export const row = style({
  display: 'grid',
  gap: vars.space[8],
  alignItems: 'end',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[12],
  rowGap: vars.space[4],
});

export const fact = style({ display: 'grid', gap: vars.space[1] });

export const share = style({
  '@media': { [media.scriptless]: { display: 'none' }, [media.print]: { display: 'none' } },
});
