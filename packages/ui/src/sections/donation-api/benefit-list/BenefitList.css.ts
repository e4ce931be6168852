import { figuresText, sideBySide } from '../../../styles/looks';
import { media, style, vars } from '../../../styles/sections';

export const rows = style({ display: 'grid', borderTop: `2px solid ${vars.surface.text}` });

export const row = style({
  ...sideBySide('3fr 4fr 5fr', {
    gap: vars.space[2],
    wideGap: vars.space[8],
    alignItems: 'baseline',
    from: media.tablet,
  }),
  paddingBlock: vars.space[5],
  borderBottom: `1px solid ${vars.surface.line}`,
});

export const amount = style({
  // The accent colour has less contrast on some surfaces.
  color: vars.surface.link,
  ...figuresText(vars.text.title),
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.03em',
  lineHeight: vars.lineHeight.title,
  order: -1,
});
