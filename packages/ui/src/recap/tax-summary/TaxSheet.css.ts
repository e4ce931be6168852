import { largeText, spread } from '../../styles/looks';
import { media, style, vars } from '../../styles/sections';

export const sheet = style({
  width: '100%',
  maxWidth: '52rem',
  padding: `clamp(${vars.space[5]}, 5vw, ${vars.space[12]})`,
  border: `1px solid ${vars.surface.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.surface.background,
  color: vars.surface.text,
  '@media': {
    [media.print]: {
      // The sheet can then be sent alone.
      breakBefore: 'page',
      maxWidth: 'none',
      padding: 0,
      border: 0,
      borderRadius: 0,
      // A year of monthly gifts fits on one A4 page.
      fontSize: '10pt',
      vars: {
        [vars.text.body]: '10pt',
        [vars.text.small]: '9pt',
        [vars.text.caption]: '8pt',
      },
    },
  },
});

export const account = style({ overflowWrap: 'anywhere' });

const line = {
  paddingBlock: vars.space[2],
  borderBottom: `1px dashed ${vars.surface.line}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
} as const;
const onPaper = { [media.print]: { paddingBlock: vars.space[1] } };

export const figureRow = style({
  ...spread(vars.space[6]),
  paddingBlock: vars.space[2],
  borderBottom: `1px dashed ${vars.surface.line}`,
});

const tabular = {
  fontFamily: vars.font.figures,
  fontVariantNumeric: 'tabular-nums',
} as const;

const figure = {
  ...tabular,
  marginInlineStart: 'auto',
  minWidth: 0,
  // At 200% text size, a figure may be wider than a phone.
  overflowWrap: 'anywhere',
} as const;

export const figureValue = style(figure);
/** The sum for the tax return. */
export const mainValue = style({
  ...figure,
  ...largeText(vars.text.heading, 1),
  '@media': { [media.print]: { fontSize: '26pt' } },
});

export const frame = style({
  width: '100%',
  overflowX: 'auto',
  '@media': { [media.print]: { overflowX: 'visible' } },
});
export const table = style({
  width: '100%',
  fontSize: vars.text.small,
  '@media': { [media.print]: { lineHeight: 1.3 } },
});

const muted = { color: vars.surface.textMuted, fontWeight: vars.weight.medium } as const;
const cell = { ...line, paddingInlineEnd: vars.space[3] } as const;
const amount = {
  ...line,
  textAlign: 'end',
  paddingInlineStart: vars.space[2],
  whiteSpace: 'nowrap',
} as const;

const wide = {
  display: 'none',
  '@media': {
    [media.tablet]: { display: 'table-cell' },
    [media.print]: { display: 'table-cell', paddingBlock: vars.space[1] },
  },
} as const;

export const head = style({ ...cell, ...muted });
export const headDate = style({ ...cell, ...muted, ...wide });
export const headAmount = style({ ...amount, ...muted });
export const headWideAmount = style({ ...amount, ...muted, ...wide });
export const date = style({ ...cell, ...wide, whiteSpace: 'nowrap' });
export const charity = style({ ...cell, '@media': onPaper });
export const cellAmount = style({ ...amount, ...tabular, '@media': onPaper });
export const wideAmount = style({ ...amount, ...tabular, ...wide });
export const totalHead = style({ ...cell, fontWeight: vars.weight.bold, '@media': onPaper });

export const narrow = style({
  display: 'block',
  color: vars.surface.textMuted,
  '@media': { [media.tablet]: { display: 'none' }, [media.print]: { display: 'none' } },
});

export const foldedRow = style({ '@media': { screen: { display: 'none' } } });
