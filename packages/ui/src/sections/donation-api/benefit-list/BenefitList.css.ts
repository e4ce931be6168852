import { figuresText, sideBySide } from '../../../styles/looks';
import { media, style, vars } from '../../../styles/sections';

export const rows = style({ display: 'grid', borderTop: `2px solid ${vars.surface.text}` });

export const row = style({
  ...sideBySide('1fr minmax(7rem, auto)', {
    gap: vars.space[3],
    wideGap: vars.space[8],
    alignItems: 'baseline',
    from: media.tablet,
  }),
  paddingBlock: vars.space[6],
  borderBottom: `1.5px dashed ${vars.surface.control}`,
});

export const amount = style({
  // The accent colour has less contrast on some surfaces.
  color: vars.surface.link,
  ...figuresText(vars.text.title),
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.03em',
  lineHeight: vars.lineHeight.title,
  '@media': { [media.mobile]: { order: -1 }, [media.tablet]: { textAlign: 'end' } },
});
