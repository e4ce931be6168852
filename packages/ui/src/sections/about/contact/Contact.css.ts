import { style } from '../../../styles/sections';
import { media, vars } from '../../../tokens';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
      gap: vars.space[20],
      alignItems: 'center',
    },
  },
});

export const rows = style({ borderTop: `2px dashed ${vars.surface.line}` });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  justifyItems: 'start',
  paddingBlock: vars.space[6],
  borderBottom: `2px dashed ${vars.surface.line}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
  },
});

export const address = style({
  fontFamily: vars.font.figures,
  fontSize: vars.text.title,
  fontWeight: vars.weight.medium,
  letterSpacing: '-0.03em',
  // An email address is one long word.
  overflowWrap: 'anywhere',
});
