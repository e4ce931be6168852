import { createTheme, dark, harbour, type Theme } from '@tuppence/ui/theme';

const brands = { tuppence: undefined, harbour, dark };

/** The theme of a brand; none for Tuppence, whose colours are those of the library. */
export function themeOf(brand: keyof typeof brands): Theme | undefined {
  const values = brands[brand];
  return values && createTheme(values);
}

/** What the whole site looks like: `tuppence`, `harbour` (the second brand) or `dark`. */
export const siteTheme = themeOf('tuppence');
