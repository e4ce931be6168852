import { createVar } from '@vanilla-extract/css';
import { displayText, exactColours, inColumns, measured } from '../../styles/looks';
import { media, recipe, style, vars } from '../../styles/sections';

/** Length of a bar, relative to the longest. */
export const barLength = createVar();

export const frame = style({
  ...measured,
  width: '100%',
  fontSize: vars.text.small,
});
/** At this width, most charity names fit beside their bars. */
const wide = '(min-width: 36em)';
const narrow = '(max-width: 35.99em)';

export const chart = style({ gridColumn: '1 / -1', width: '100%', breakInside: 'avoid' });

export const caption = style({
  // The table is no wider for it.
  overflowWrap: 'anywhere',
  textAlign: 'start',
  paddingBlockEnd: vars.space[4],
  ...displayText(vars.text.title),
  letterSpacing: vars.tracking.heading,
});

export const label = style({ textAlign: 'start', fontWeight: vars.weight.medium });

export const entry = recipe({
  base: {
    ...inColumns('2fr 3fr', vars.space[3]),
    alignItems: 'center',
    paddingBlock: vars.space[1],
    '@container': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
  variants: {
    longLabels: {
      true: {
        '@container': {
          [narrow]: {
            gridTemplateColumns: 'minmax(0, 1fr)',
            rowGap: vars.space[1],
            paddingBlockEnd: vars.space[2],
          },
        },
      },
    },
  },
});

const barPx = 18;

export const bar = style({
  display: 'block',
  height: barPx,
  width: barLength,
  borderRadius: `0 ${vars.radius.small} ${vars.radius.small} 0`,
  backgroundColor: vars.surface.accent,
  // Prints the bars, which are backgrounds.
  ...exactColours,
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
});

const figures = {
  width: '1%',
  paddingInlineStart: vars.space[3],
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontFamily: vars.font.figures,
  fontVariantNumeric: 'tabular-nums',
} as const;

export const value = recipe({
  base: figures,
  variants: {
    // Aligns the amount with the bar, not with the label.
    longLabels: {
      true: {
        '@container': {
          [narrow]: {
            verticalAlign: 'bottom',
            paddingBlockEnd: vars.space[2],
            lineHeight: `${barPx}px`,
          },
        },
      },
    },
  },
});

const total = {
  paddingBlock: `${vars.space[2]} ${vars.space[1]}`,
  borderTop: `1px dashed ${vars.surface.line}`,
  fontWeight: vars.weight.bold,
} as const;
export const totalLabel = style([label, total]);
export const totalValue = style({ ...figures, ...total });
