import { style } from '../../styles/sections';
import { media, vars } from '../../tokens';

export const stage = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  minHeight: '100svh',
  overflow: 'clip',
  paddingBlock: vars.space[16],
  '@media': { [media.print]: { minHeight: 0 } },
});
