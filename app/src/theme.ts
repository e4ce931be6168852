import { createTheme, dark, harbour, type Theme } from '@tuppence/ui/theme';

const brands = { tuppence: undefined, harbour, dark };

/** Undefined for Tuppence, the library's default. */
export function themeOf(brand: keyof typeof brands): Theme | undefined {
  const values = brands[brand];
  return values && createTheme(values);
}

/** To change the site's theme, pass `harbour` or `dark`. */
export const siteTheme = themeOf('tuppence');
