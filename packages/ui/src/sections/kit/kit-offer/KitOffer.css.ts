import { style } from '../../../styles/sections';
import { media, vars } from '../../../tokens';

/** Hidden if scripts are disabled. */
export const opener = style({
  '@media': { [media.scriptless]: { display: 'none' } },
});

export const split = style({
  display: 'grid',
  gap: vars.space[12],
  alignItems: 'center',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
  },
});

export const beside = style({ '@media': { [media.mobile]: { display: 'none' } } });
