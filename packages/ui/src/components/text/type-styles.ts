import { vars } from '../../tokens/vars.css';

const bold = {
  fontFamily: vars.font.display,
  fontWeight: vars.weight.bold,
  letterSpacing: vars.tracking.heading,
} as const;

/** The type of a `Heading` of this size, for other elements that look like one. */
export const headingType = {
  heading: { ...bold, fontSize: vars.text.heading, lineHeight: vars.lineHeight.heading },
  title: { ...bold, fontSize: vars.text.title, lineHeight: vars.lineHeight.title },
} as const;

/** The tabular font of receipts. */
export const figuresType = {
  fontFamily: vars.font.figures,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
} as const;
