import { style } from '../../../styles/sections';
import { media, vars } from '../../../tokens';

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  alignItems: 'end',
  paddingBlockEnd: vars.space[8],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: vars.space[12] },
  },
});

export const needsCode = style({
  '@media': { [media.scriptless]: { display: 'none' }, [media.print]: { display: 'none' } },
});
