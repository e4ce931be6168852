import { figuresText, oneColumn, tornEdge } from '../../styles/looks';
import { globalStyle, media, style, vars } from '../../styles/sections';

const dashed = `1.5px dashed ${vars.surface.control}`;

/** Paper that hangs from the slot of a till. */
export const slip = style({
  position: 'relative',
  width: '100%',
  maxWidth: '25rem',
  marginInline: 'auto',
  ...oneColumn(vars.space[5]),
  padding: `${vars.space[8]} ${vars.space[6]} ${vars.space[5]}`,
  ...figuresText(vars.text.small),
  textAlign: 'center',
  textWrap: 'balance',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: `calc(-1 * ${vars.space[3]})`,
      top: -9,
      height: 18,
      borderRadius: vars.radius.round,
      backgroundColor: vars.color.text,
      boxShadow: `0 0 0 6px ${vars.color.strongDeep}`,
    },
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

globalStyle(`${lines} > :last-child`, {
  paddingBlockStart: vars.space[4],
  marginBlockStart: vars.space[2],
  borderBlockStart: dashed,
  fontSize: vars.text.title,
  fontWeight: vars.weight.bold,
});
