import { style } from '../../styles/sections';
import { media } from '../../tokens/breakpoint';
import { vars } from '../../tokens/vars.css';

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
      maxWidth: 'none',
      padding: 0,
      border: 0,
      borderRadius: 0,
      // Ten points: what a form of the tax office is set in.
      fontSize: '10pt',
    },
  },
});

export const account = style({ overflowWrap: 'anywhere' });

export const figures = style({ width: '100%' });

const line = {
  paddingBlock: vars.space[2],
  borderBottom: `1px dashed ${vars.surface.line}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
} as const;
const onPaper = { [media.print]: { paddingBlock: vars.space[1] } };

export const figureRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[6],
  paddingBlock: vars.space[2],
  borderBottom: `1px dashed ${vars.surface.line}`,
});

const figure = {
  fontFamily: vars.font.figures,
  fontVariantNumeric: 'tabular-nums',
  marginInlineStart: 'auto',
  minWidth: 0,
  // Letters of twice their size leave a phone no other way.
  overflowWrap: 'anywhere',
} as const;

export const figureValue = style(figure);
/** The sum that the return asks for. */
export const mainValue = style({
  ...figure,
  fontFamily: vars.font.display,
  fontSize: vars.text.heading,
  fontWeight: vars.weight.black,
  letterSpacing: vars.tracking.display,
  lineHeight: 1,
  '@media': { [media.print]: { fontSize: '26pt' } },
});

export const table = style({
  width: '100%',
  fontSize: vars.text.small,
  '@media': { [media.print]: { fontSize: '9pt' } },
});

export const head = style({
  ...line,
  paddingInlineEnd: vars.space[3],
  color: vars.surface.textMuted,
  fontWeight: vars.weight.medium,
});
export const date = style({
  ...line,
  paddingInlineEnd: vars.space[3],
  '@media': {
    [media.tablet]: { whiteSpace: 'nowrap' },
    [media.print]: { paddingBlock: vars.space[1], whiteSpace: 'nowrap' },
  },
});
export const charity = style({
  ...line,
  paddingInlineEnd: vars.space[3],
  overflowWrap: 'anywhere',
  '@media': onPaper,
});

const amount = { ...line, textAlign: 'end' } as const;
export const headAmount = style({
  ...amount,
  paddingInlineStart: vars.space[2],
  color: vars.surface.textMuted,
  fontWeight: vars.weight.medium,
});
export const cellAmount = style({
  ...amount,
  paddingInlineStart: vars.space[2],
  whiteSpace: 'nowrap',
  fontFamily: vars.font.figures,
  fontVariantNumeric: 'tabular-nums',
  '@media': onPaper,
});
export const totalHead = style({ ...line, fontWeight: vars.weight.bold, '@media': onPaper });

/** A button is of no use on paper. */
export const onScreen = style({ '@media': { [media.print]: { display: 'none' } } });

/** The last line of a long list stays with the lines before it. */
export const foot = style({ breakInside: 'avoid' });
