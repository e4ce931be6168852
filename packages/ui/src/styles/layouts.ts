import { media } from '../tokens/breakpoint';

/** Lets columns such as `7fr` be narrower than their content. */
const shrinking = (columns: string) => columns.replaceAll(/\d+fr/g, 'minmax(0, $&)');

/** A grid with columns such as `auto 1fr`. */
export const inColumns = (columns: string, gap: string) => ({
  display: 'grid',
  gridTemplateColumns: shrinking(columns),
  gap,
});

/** A grid of one column, whose items may be narrower than their content. */
export const oneColumn = (gap = '0') => inColumns('1fr', gap);

/** Side by side, for items of different heights such as an icon and its text. */
export const inRow = (gap: string) => ({ display: 'flex', alignItems: 'center', gap });

export const inlineRow = (gap: string) => ({ ...inRow(gap), display: 'inline-flex' });

/** Texts of different sizes on one baseline, or below each other if there is no room. */
export const onBaseline = (gap: string) =>
  ({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap }) as const;

/** A label at the start of a line and its value at the end, or below if there is no room. */
export const spread = (columnGap: string) => ({
  ...onBaseline(`0 ${columnGap}`),
  justifyContent: 'space-between',
});

export const middle = { display: 'grid', placeItems: 'center' } as const;

export const centred = (size: string | number) => ({ ...middle, width: size, height: size });

/** As large as the nearest positioned ancestor, and painted over its content. */
export const covering = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

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
        gridTemplateColumns: shrinking(columns),
        gap: wideGap,
      },
    },
  };
}
