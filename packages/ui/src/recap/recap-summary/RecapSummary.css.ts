import { largeText, onBaseline, oneColumn } from '../../styles/looks';
import { media, style, vars } from '../../styles/sections';

const narrow = oneColumn(vars.space[8]);

export const layout = style(narrow);

/** On a phone, the picture is between the greeting and the figures. */
export const withPicture = style({
  ...narrow,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space[10],
    },
    [media.desktop]: { columnGap: vars.space[16] },
  },
});

export const picture = style({
  '@media': {
    [media.tablet]: { gridColumn: 2, gridRow: '1 / span 2' },
    [media.print]: { display: 'none' },
  },
});

export const rest = style({ ...oneColumn(vars.space[6]), alignContent: 'start' });

export const choice = style({ maxWidth: '14rem' });

export const figures = style({
  containerType: 'inline-size',
  ...onBaseline(`${vars.space[8]} ${vars.space[12]}`),
  paddingBlockStart: vars.space[6],
  borderTop: `2px dashed ${vars.surface.line}`,
});

export const figure = style({
  display: 'flex',
  flex: '1 1 100%',
  minWidth: 'fit-content',
  flexDirection: 'column',
  gap: vars.space[2],
  '@media': { [media.tabletAndPaper]: { flex: '1 1 0' } },
});

export const label = style({ order: 1 });

const sum = (fontSize: string) => ({
  ...largeText(fontSize, '0.95'),
  fontVariantNumeric: 'tabular-nums',
});

export const large = style({
  // Ten characters fit on a line of any width.
  ...sum(`min(${vars.text.figure}, 18cqi)`),
  color: vars.surface.accent,
});
export const small = style({
  ...sum(vars.text.section),
  // Keeps the labels of both sums level.
  '@media': {
    [media.tabletAndPaper]: {
      paddingBlockEnd: `calc((${vars.text.figure} - ${vars.text.section}) * 0.14)`,
    },
  },
});
