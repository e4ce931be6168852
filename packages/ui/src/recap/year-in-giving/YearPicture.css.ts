import { middle, oneColumn } from '../../styles/looks';
import { media, style, vars } from '../../styles/sections';

export const layout = style({
  ...oneColumn(vars.space[8]),
  alignItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
    [media.desktop]: { gap: vars.space[16] },
  },
});

export const frame = style({
  position: 'relative',
  width: '100%',
  maxWidth: '28rem',
  aspectRatio: '4 / 5',
  ...middle,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  backgroundColor: vars.color.strong,
  color: vars.color.onStrong,
  boxShadow: vars.shadow.raised,
});

export const choices = style({
  ...oneColumn(),
  overflowWrap: 'anywhere',
});

export const legend = style({ fontWeight: vars.weight.semibold });
