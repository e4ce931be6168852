import { figuresText, oneColumn, sideBySide } from '../../../styles/looks';
import { media, style, vars } from '../../../styles/sections';

export const layout = style(
  sideBySide('8fr 4fr', { gap: vars.space[16], wideGap: vars.space[20], alignItems: 'center' }),
);

export const rows = style({ borderTop: `1px solid ${vars.surface.line}` });

export const row = style({
  ...oneColumn(vars.space[4]),
  justifyItems: 'start',
  paddingBlock: vars.space[6],
  borderBottom: `1px solid ${vars.surface.line}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
  },
});

export const address = style({
  ...figuresText(vars.text.title),
  letterSpacing: '-0.03em',
});
