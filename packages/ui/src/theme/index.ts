export { createTheme, type Theme, type ThemeValues } from './create-theme';
export type { BrandColors } from './palette';
export { dark, harbour } from './themes';
