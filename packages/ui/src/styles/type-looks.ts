import { vars } from '../tokens/vars.css';

type LineHeight = string | number;

// The display font has one weight.
export const displayText = (fontSize: string) =>
  ({ fontFamily: vars.font.display, fontWeight: vars.weight.black, fontSize }) as const;

export const largeText = (
  fontSize: string,
  lineHeight: LineHeight,
  letterSpacing: string = vars.tracking.display,
) => ({ ...displayText(fontSize), letterSpacing, lineHeight });

export const titleText = (fontSize: string, lineHeight: LineHeight) =>
  largeText(fontSize, lineHeight, vars.tracking.heading);

/** For other elements that should look like a `Heading`. */
export const headingType = {
  heading: titleText(vars.text.heading, vars.lineHeight.heading),
  title: titleText(vars.text.title, vars.lineHeight.title),
} as const;

export const figuresFont = {
  fontFamily: vars.font.figures,
  fontWeight: vars.weight.medium,
} as const;

/** Text in the font of receipts. */
export const figuresText = (fontSize: string) => ({ ...figuresFont, fontSize });

/** Digits of equal width, which line up in columns. */
export const tabularFigures = { ...figuresFont, fontVariantNumeric: 'tabular-nums' } as const;

export const mutedSmall = { color: vars.surface.textMuted, fontSize: vars.text.small } as const;
