import { media } from '../tokens/media';

/** Lets columns such as `7fr` be narrower than their content. */
const shrinking = (columns: string) => columns.replaceAll(/\d+fr/g, 'minmax(0, $&)');

export const inColumns = (columns: string, gap?: string) => ({
  display: 'grid',
  gridTemplateColumns: shrinking(columns),
  ...(gap && { gap }),
});

/** Its items may be narrower than their content. */
export const oneColumn = (gap?: string) => inColumns('1fr', gap);

/** A number and a title. The title's second line does not begin below the number. */
export const hangingNumber = {
  ...inColumns('minmax(0.7em, auto) 1fr', '0.4em'),
  alignItems: 'baseline',
} as const;

/**
 * An element whose parts adapt to its width. Containment ignores them, but not the columns, which they
 * must span: in a flex row or a table cell, it is 420 px wide, or as wide as the room.
 */
export const measured = {
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 26.25rem) minmax(0, 1fr)',
} as const;

export const inRow = (gap: string) => ({ display: 'flex', alignItems: 'center', gap });

export const inlineRow = (gap: string) => ({ ...inRow(gap), display: 'inline-flex' });

export const onBaseline = (gap: string) =>
  ({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap }) as const;

/** A label and its value at either end of a line. */
export const spread = (columnGap: string) => ({
  ...onBaseline(`0 ${columnGap}`),
  justifyContent: 'space-between',
});

export const middle = { display: 'grid', placeItems: 'center' } as const;

export const centred = (size: string | number) => ({ ...middle, width: size, height: size });

/** As large as the nearest positioned ancestor. */
export const covering = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

interface SideBySide {
  gap: string;
  /** Gap when the columns are side by side. Default `gap`. */
  wideGap?: string;
  alignItems?: 'start' | 'center' | 'end' | 'baseline';
  /** A media condition. Default `media.desktop`. */
  from?: string;
}

/** Columns such as `7fr 5fr`, which become one on narrower screens. */
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
