import type { ThemeValues } from './create-theme';

/** A second brand in navy and amber: an example and test of `createTheme`. */
export const harbour = {
  color: {
    ink: '#101A2B',
    inkMuted: '#3D4859',
    paper: '#F7F6F2',
    paperDeep: '#E8EAF0',
    forest: '#0B2A4A',
    forestDeep: '#071D35',
    forestLine: '#2C4A6C',
    onForest: '#F7F6F2',
    controlOnForest: '#8BA7C4',
    green: '#1F5FA8',
    greenDeep: '#174A85',
    greenDeepest: '#0B2A4A',
    lime: '#FFD166',
    limeSoft: '#FFF1CF',
    onLime: '#101A2B',
    onLimeMuted: '#2A3444',
    limeLine: '#D2A437',
    limeControl: '#5C4A14',
    device: '#101A2B',
    codeInk: '#101A2B',
    mint: '#C8D5E3',
    line: '#D8DCE3',
    lineDeep: '#C6CDD8',
    control: '#76828F',
    controlDeep: '#667282',
  },
  shadow: {
    raised: '0 1px 2px rgb(11 42 74 / 0.08), 0 4px 12px rgb(11 42 74 / 0.07)',
    floating: '0 2px 4px rgb(11 42 74 / 0.10), 0 16px 40px rgb(11 42 74 / 0.16)',
  },
} as const satisfies ThemeValues;

/** Tuppence in the dark: the light surfaces become dark; forest and lime stay as they are. */
export const dark = {
  scheme: 'dark',
  color: {
    ink: '#EEF3EA',
    inkMuted: '#C3CFC4',
    paper: '#0F1713',
    paperDeep: '#16211B',
    card: '#1B2721',
    green: '#7FD8A6',
    greenDeep: '#9BE3BB',
    greenDeepest: '#C4F1D8',
    limeSoft: '#2A3A12',
    copper: '#D98A55',
    copperDeep: '#F0B48A',
    copperSoft: '#3E2616',
    line: '#33423A',
    lineDeep: '#3A4A41',
    control: '#8A9A90',
    controlDeep: '#93A398',
    danger: '#FF9C92',
    dangerDeep: '#FFC2BB',
  },
  shadow: {
    raised: '0 1px 2px rgb(0 0 0 / 0.4), 0 4px 12px rgb(0 0 0 / 0.3)',
    floating: '0 2px 4px rgb(0 0 0 / 0.4), 0 16px 40px rgb(0 0 0 / 0.5)',
  },
} as const satisfies ThemeValues;
