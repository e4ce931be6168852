import { figuresText, inColumns, tornBelow } from '../../../styles/looks';
import { media, style, vars } from '../../../styles/sections';

/** The panel's mask would cut off its own shadow. */
export const shadow = style({
  filter: 'drop-shadow(0 1px 1px rgb(6 64 43 / 0.14)) drop-shadow(0 8px 12px rgb(6 64 43 / 0.08))',
  '@media': {
    [media.wide]: { transform: 'rotate(-1.2deg)' },
    [media.print]: { filter: 'none' },
    [media.forcedColors]: { filter: 'none' },
  },
});

export const panel = style({
  padding: `${vars.space[4]} ${vars.space[5]} ${vars.space[6]}`,
  borderTop: `4px solid ${vars.color.accent}`,
  ...tornBelow('7px'),
  '@media': {
    [media.print]: {
      ...inColumns('auto 1fr', vars.space[3]),
      alignItems: 'baseline',
      maskImage: 'none',
      padding: `${vars.space[1]} ${vars.space[3]}`,
      border: `1px dashed ${vars.color.control}`,
    },
    [media.forcedColors]: { maskImage: 'none', border: '1px dashed' },
  },
});

export const label = style({
  paddingBlockEnd: vars.space[2],
  ...figuresText(vars.text.caption),
  color: vars.surface.link,
  '@media': { [media.print]: { padding: 0 } },
});

export const words = style({
  fontSize: vars.text.body,
  lineHeight: '1.45',
  fontWeight: vars.weight.medium,
  textWrap: 'pretty',
});
