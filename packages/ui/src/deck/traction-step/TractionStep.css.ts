import {
  forcedColourTightText,
  headingType,
  onBaseline,
  oneColumn,
  tornEdge,
} from '../../styles/looks';
import { media, recipe, style, vars } from '../../styles/sections';

export const tiles = style({
  ...oneColumn(`${vars.space[6]} ${vars.space[4]}`),
  paddingBlockEnd: vars.space[4],
  '@media': {
    [media.tabletAndPaper]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    [media.print]: { rowGap: vars.space[3], paddingBlockEnd: 0 },
  },
});

export const cell = style({
  '@media': {
    [media.tabletAndPaper]: {
      gridColumn: 'span 2',
      selectors: { '&:nth-child(-n + 2)': { gridColumn: 'span 3' } },
    },
  },
});

export const tile = style({
  position: 'relative',
  ...oneColumn(vars.space[2]),
  alignContent: 'start',
  height: '100%',
  padding: vars.space[5],
  borderTop: `1.5px dashed ${vars.surface.control}`,
  filter: 'drop-shadow(0 10px 14px rgb(4 49 33 / 0.35))',
  selectors: {
    '&::after': { ...tornEdge('bottom'), backgroundColor: vars.surface.background },
  },
  '@media': {
    [media.forcedColors]: { border: '1px solid' },
    [media.print]: { filter: 'none', paddingBlock: vars.space[3] },
  },
});

export const copperTile = style([
  tile,
  {
    backgroundColor: vars.color.moneySoft,
    vars: { [vars.surface.background]: vars.color.moneySoft },
    // As the other tiles.
    '@media': {
      [media.print]: {
        backgroundColor: 'transparent',
        vars: { [vars.surface.background]: 'transparent' },
      },
    },
  },
]);

export const top = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  color: vars.surface.textMuted,
  fontFamily: vars.font.figures,
  fontSize: vars.text.caption,
});

export const value = recipe({
  base: {
    ...onBaseline('0 0.2em'),
    fontFamily: vars.font.display,
    fontWeight: vars.weight.black,
    lineHeight: '0.95',
    letterSpacing: vars.tracking.display,
    color: vars.surface.heading,
    '@media': { [media.forcedColors]: forcedColourTightText },
  },
  variants: {
    span: {
      half: { fontSize: `min(${vars.text.figure} * 0.9, 12svh)` },
      third: { fontSize: `min(${vars.text.display}, 9svh)` },
      words: headingType.title,
    },
  },
});

export const unit = style({ fontSize: '0.36em', letterSpacing: vars.tracking.heading });

export const label = style({
  fontSize: vars.text.body,
  fontWeight: vars.weight.medium,
  lineHeight: vars.lineHeight.title,
  textWrap: 'balance',
});
