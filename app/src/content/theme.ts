import { createTheme, dark, harbour, type Theme } from '@tuppence/ui/theme';

const brands = { tuppence: undefined, harbour, dark };

/** A brand's theme; undefined for Tuppence, the library's default. */
export function themeOf(brand: keyof typeof brands): Theme | undefined {
  const values = brands[brand];
  return values && createTheme(values);
}

/** The site's theme. To change it, pass `harbour` (the second brand) or `dark`. */
export const siteTheme = themeOf('tuppence');
