export { createTheme, type Theme, type ThemeValues } from './create-theme';
export { dark, harbour } from './themes';
