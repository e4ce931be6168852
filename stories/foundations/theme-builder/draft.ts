import type { BrandColors, ThemeValues } from '@tuppence/ui/theme';
import { dark, harbour, passingColors, tuppence } from '@tuppence/ui/theme';
import type { Scheme } from '../../../packages/ui/src/theme/palette';

export interface Colours extends Pick<ThemeValues, 'scheme' | 'shadow'> {
  color: BrandColors;
}

/** A brand that somebody is making. */
export interface Draft extends Pick<ThemeValues, 'font'> {
  light: Colours;
  /** Derived from the light colours until somebody changes one. */
  dark?: Colours | undefined;
  radiusPx: { control: number; card: number };
}

const start = { radiusPx: { control: 8, card: 20 } };

export const brands = {
  tuppence: { ...start, light: tuppence },
  harbour: { ...start, light: harbour },
  dark: { ...start, light: tuppence, dark },
} satisfies Record<string, Draft>;

function darkColours({ action, accent, money }: BrandColors): Colours {
  const derived = passingColors({ scheme: 'dark', color: { action, accent, money } });
  return { scheme: 'dark', color: derived?.color ?? dark.color, shadow: dark.shadow };
}

export const coloursOf = (draft: Draft, scheme: Scheme): Colours =>
  scheme === 'light' ? draft.light : (draft.dark ?? darkColours(draft.light.color));

/** Without what is not a list of fonts. */
const familiesOf = ({ font = {} }: Draft) =>
  Object.fromEntries(
    Object.entries(font).filter(([, one]) => CSS.supports('font-family', one ?? '')),
  );

/** Radius and fonts are alike in both schemes. */
export const themeValues = (draft: Draft, scheme: Scheme): Colours & ThemeValues => ({
  ...coloursOf(draft, scheme),
  radius: {
    control: `${draft.radiusPx.control}px`,
    card: `${draft.radiusPx.card}px`,
  },
  font: familiesOf(draft),
});
