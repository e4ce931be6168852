export type { ContrastUse } from './contrast-faults';
export { createTheme, type Theme, type ThemeValues } from './create-theme';
export type { BrandColors } from './palette';
export { type PassingColors, passingColors } from './passing-colors';
export { type ThemeColors, type ThemeFault, themeFaults } from './theme-faults';
export { dark, harbour, tuppence } from './themes';
