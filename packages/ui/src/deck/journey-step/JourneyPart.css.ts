import { centred, figuresText, headingType, inRow, oneColumn } from '../../styles/looks';
import { media, style, vars } from '../../styles/sections';

export const part = style({
  ...oneColumn(vars.space[8]),
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
    // As tall as leaves the button below in sight.
    [media.desktop]: {
      gap: vars.space[12],
      gridTemplateColumns: 'minmax(0, 1fr) min(36%, 37svh)',
    },
    [media.print]: { gap: vars.space[4], alignContent: 'start' },
  },
});

export const top = style({
  ...inRow(vars.space[3]),
  flexWrap: 'wrap',
  ...figuresText(vars.text.small),
});

export const status = style({
  paddingInline: vars.space[2],
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
});

export const quote = style({
  paddingInlineStart: vars.space[4],
  borderInlineStart: `4px solid ${vars.color.money}`,
  ...headingType.title,
  textWrap: 'balance',
});

export const box = style({
  ...oneColumn(vars.space[4]),
  justifyItems: 'start',
  padding: vars.space[5],
  border: `2px dashed ${vars.surface.control}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.surface.raised,
  color: vars.surface.raisedText,
});

export const film = style({
  ...oneColumn(),
  width: '100%',
  overflow: 'clip',
  borderRadius: vars.radius.control,
  textAlign: 'start',
  selectors: { '&:hover': { backgroundColor: vars.color.strongDeep } },
});

export const watch = style({
  ...inRow(vars.space[3]),
  padding: vars.space[3],
  borderBlockStart: `2px dashed ${vars.surface.line}`,
  fontWeight: vars.weight.semibold,
  fontSize: vars.text.lead,
});

export const play = style({
  ...centred(44),
  borderRadius: vars.radius.round,
  color: vars.color.strong,
  backgroundColor: vars.color.accent,
  transition: `transform ${vars.duration.quick} ${vars.easing.out}`,
  '@media': {
    [media.motionSafe]: { selectors: { [`${film}:hover &`]: { transform: 'scale(1.1)' } } },
  },
});

export const figure = style({
  marginBlockStart: vars.space[3],
  padding: vars.space[4],
  border: `2px dashed ${vars.surface.control}`,
  ...figuresText(vars.text.heading),
  textAlign: 'center',
  color: vars.surface.heading,
});

export const printedParts = style({
  ...oneColumn(vars.space[8]),
  '@media': { [media.desktopAndPaper]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
