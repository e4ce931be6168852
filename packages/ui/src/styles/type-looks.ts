import { vars } from '../tokens/vars.css';

type LineHeight = string | number;

/** The heaviest text: large figures and titles. */
export const largeText = (
  fontSize: string,
  lineHeight: LineHeight,
  letterSpacing: string = vars.tracking.display,
) => ({
  fontFamily: vars.font.display,
  fontSize,
  fontWeight: vars.weight.black,
  letterSpacing,
  lineHeight,
});

/** A title that is not a `Heading`. */
export const titleText = (fontSize: string, lineHeight: LineHeight) => ({
  fontFamily: vars.font.display,
  fontSize,
  fontWeight: vars.weight.bold,
  letterSpacing: vars.tracking.heading,
  lineHeight,
});

/** Text in the font of receipts. */
export const figuresText = (fontSize: string) => ({
  fontFamily: vars.font.figures,
  fontSize,
  fontWeight: vars.weight.medium,
});
