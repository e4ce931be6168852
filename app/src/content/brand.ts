import type { Theme } from '@tuppence/ui/theme';

/**
 * What the site looks like, where it is not Tuppence. `createTheme(harbour)` in place of `undefined`,
 * both from `@tuppence/ui/theme`, gives every page the second brand.
 */
export const siteTheme = undefined as Theme | undefined;
