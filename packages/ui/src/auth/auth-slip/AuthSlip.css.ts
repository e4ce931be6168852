import { figuresText, oneColumn, spread, titleText, tornEdge } from '../../styles/looks';
import { media, style, vars } from '../../styles/sections';

/** The slot of a till, from which the paper hangs. */
export const printer = style({
  ...oneColumn(),
  maxWidth: '27rem',
  width: '100%',
  marginInline: 'auto',
  selectors: {
    '&::before': {
      content: '""',
      height: 18,
      borderRadius: vars.radius.round,
      backgroundColor: vars.color.text,
      boxShadow: `0 0 0 8px ${vars.color.strongDeep}`,
    },
  },
});

const dashed = `1.5px dashed ${vars.surface.control}`;

export const slip = style({
  position: 'relative',
  ...oneColumn(vars.space[5]),
  marginInline: vars.space[4],
  marginBlockStart: -9,
  padding: `${vars.space[8]} ${vars.space[6]} ${vars.space[5]}`,
  ...figuresText(vars.text.small),
  textAlign: 'center',
  selectors: {
    '&::after': { ...tornEdge('bottom', 10), backgroundColor: vars.surface.background },
  },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const lines = style({
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: vars.space[4],
  borderBlock: dashed,
  textAlign: 'start',
});

export const total = style({ ...spread(vars.space[3]), alignItems: 'baseline' });

export const sum = style({ ...titleText(vars.text.heading, 1), fontFamily: vars.font.figures });
