import { media } from '../tokens/breakpoint';

/** A grid of one column, whose items may be narrower than their content. */
export const oneColumn = (gap: string) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap,
});

interface SideBySide {
  gap: string;
  /** Gap when the columns are side by side. Default `gap`. */
  wideGap?: string;
  alignItems?: 'start' | 'center' | 'end' | 'baseline';
  /** The media condition for the columns. Default `media.desktop`. */
  from?: string;
}

/** Columns such as `7fr 5fr` on a desktop, and one column on narrower screens and in print. */
export function sideBySide(
  columns: string,
  { gap, wideGap = gap, alignItems, from = media.desktop }: SideBySide,
) {
  return {
    ...oneColumn(gap),
    ...(alignItems && { alignItems }),
    '@media': {
      [from]: {
        gridTemplateColumns: columns.replaceAll(/\d+fr/g, 'minmax(0, $&)'),
        gap: wideGap,
      },
    },
  };
}
