import { forcedColourTightText, headingType, largeText, mutedSmall } from '../../../styles/looks';
import { media, style, vars } from '../../../styles/sections';

const hole = '14px';

export const ticket = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  width: 'min(100%, 20rem)',
  marginInline: 'auto',
  padding: `${vars.space[16]} ${vars.space[6]} ${vars.space[8]}`,
  borderRadius: vars.radius.card,
  textAlign: 'center',
  maskImage: `radial-gradient(circle ${hole} at 50% 2rem, #0000 calc(100% - 1px), #000)`,
  '@media': {
    [media.desktop]: { transform: 'rotate(3deg)' },
    [media.print]: { border: `1px dashed ${vars.color.control}` },
    [media.forcedColors]: { maskImage: 'none', border: '1px solid' },
  },
});

export const figure = style({
  ...largeText(vars.text.figure, '0.9'),
  color: vars.surface.heading,
  '@media': { [media.forcedColors]: forcedColourTightText },
});

export const unit = style({
  display: 'block',
  ...headingType.heading,
});

export const rule = style({
  width: '100%',
  borderTop: `2px dashed ${vars.surface.line}`,
  paddingBlockStart: vars.space[3],
  fontFamily: vars.font.figures,
  ...mutedSmall,
});
