import { figuresText, style } from '../../../styles/sections';
import { media, vars } from '../../../tokens';

export const rows = style({ display: 'grid', borderTop: `2px solid ${vars.surface.text}` });

export const row = style({
  display: 'grid',
  gap: vars.space[3],
  paddingBlock: vars.space[6],
  borderBottom: `1.5px dashed ${vars.surface.control}`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(7rem, auto)',
      columnGap: vars.space[8],
      alignItems: 'baseline',
    },
  },
});

export const amount = style({
  // Not the accent colour, which has less contrast on some surfaces.
  color: vars.surface.link,
  ...figuresText(vars.text.title),
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.03em',
  lineHeight: vars.lineHeight.title,
  '@media': { [media.tablet]: { textAlign: 'end' } },
});
