import { color } from '../tokens/color';
import type { ThemeValues } from './create-theme';

const { page, text, strong, action, accent, money } = color;

/** The brand that a page has without a theme, as a start for another. */
export const tuppence = {
  color: { page, text, strong, action, accent, money },
} as const satisfies ThemeValues;

/** A second brand, as an example. */
export const harbour = {
  color: {
    page: '#F7F6F2',
    text: '#101A2B',
    strong: '#0B2A4A',
    action: '#1F5FA8',
    accent: '#FFD166',
    money: '#B4632F',
  },
  shadow: {
    raised: '0 1px 2px rgb(11 42 74 / 0.08), 0 4px 12px rgb(11 42 74 / 0.07)',
    floating: '0 2px 4px rgb(11 42 74 / 0.10), 0 16px 40px rgb(11 42 74 / 0.16)',
  },
} as const satisfies ThemeValues;

/** Tuppence's dark scheme. `strong` and `accent` keep their colour. */
export const dark = {
  scheme: 'dark',
  color: {
    page: '#0F1713',
    text: '#EEF3EA',
    strong: '#06402B',
    action: '#7FD8A6',
    accent: '#C8F169',
    money: '#D98A55',
  },
  shadow: {
    raised: '0 1px 2px rgb(0 0 0 / 0.4), 0 4px 12px rgb(0 0 0 / 0.3)',
    floating: '0 2px 4px rgb(0 0 0 / 0.4), 0 16px 40px rgb(0 0 0 / 0.5)',
  },
} as const satisfies ThemeValues;
