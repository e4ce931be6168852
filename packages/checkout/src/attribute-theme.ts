import { type BrandColors, createTheme, passingColors, tuppence } from '@tuppence/ui/theme';

export const themeAttributes = ['color-action', 'color-page', 'color-text', 'radius'] as const;

export type ThemeAttributes = Record<(typeof themeAttributes)[number], string | null>;

const warn = (sentence: string) => console.warn(`<tuppence-checkout>: ${sentence}`);

/** `theme`: null without such attributes. `faults`: the pairs that it changes, or null if no similar colours pass. */
export function lookOf(given: ThemeAttributes) {
  const colours = Object.entries(given).flatMap(([name, value]) => {
    if (value === null || !name.startsWith('color-')) return [];
    if (/^#[\da-f]{6}$/i.test(value)) return [[name.slice('color-'.length), value]];
    warn(`${name} is "${value}", not a colour such as #0B7A4B.`);
    return [];
  });
  const { radius } = given;
  const isLength = radius !== null && /^(0|\d*\.?\d+(px|r?em))$/.test(radius);
  if (radius !== null && !isLength) warn(`radius is "${radius}", not a length such as 4px.`);
  if (colours.length === 0 && !isLength) return { theme: null, faults: [] };
  const color: BrandColors = { ...tuppence.color, ...Object.fromEntries(colours) };
  const scheme = isDark(color.page) ? 'dark' : 'light';
  const passing = passingColors({ color, scheme });
  if (!passing) warn('No similar colours have enough contrast, so the widget keeps its own.');
  for (const change of passing?.changes ?? []) warn(change);
  // Rounder corners would cut words off.
  const corners = `min(${radius}, 24px)`;
  const theme = createTheme({
    ...(colours.length > 0 && passing ? { scheme, color: passing.color } : {}),
    ...(isLength ? { radius: { control: corners, card: corners } } : {}),
  });
  return { theme, faults: passing?.faults ?? null };
}

const isDark = (hex: string) =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16), 0) < 3 * 96;
