import { mix, withContrast } from './contrast';
import type { BrandColors, Scheme } from './palette';
import { faultSentence, type ThemeColors, type ThemeFault, themeFaults } from './theme-faults';

type SomeColors = Partial<BrandColors> & Pick<BrandColors, 'action'>;

export interface PassingColors {
  color: BrandColors;
  /** A sentence for each colour that was changed, such as an error of `createTheme` has. */
  changes: string[];
  /** The pairs that these sentences are about. */
  faults: ThemeFault[];
}

/**
 * The brand with each colour that `createTheme` would refuse changed to the nearest that passes.
 * Of `color`, only `action` is needed: colours that are left out are derived from it and `accent`.
 * Undefined if there are none: such as a page and a text of the same grey.
 */
export function passingColors({
  color,
  ...rest
}: Omit<ThemeColors, 'color'> & { color: SomeColors }): PassingColors | undefined {
  let passing = completed(color, rest.scheme);
  const mended: ThemeFault[] = [];
  // Each round mends a pair, and may show another.
  for (let round = 0; round < 20; round += 1) {
    const faults = themeFaults({ color: passing, ...rest });
    if (faults.length === 0)
      return { color: passing, changes: mended.map(faultSentence), faults: mended };
    // What mends the worst pair often mends others.
    const fault = faults
      .sort((one, other) => one.contrast / one.least - other.contrast / other.least)
      .find(({ offer }) => offer);
    if (!fault?.offer) return undefined;
    mended.push(fault);
    passing = { ...passing, [fault.offer.name]: fault.offer.hex };
  }
  return undefined;
}

/** Tints of `action`, as light and dark as Tuppence's own colours. */
function completed({ action, ...given }: SomeColors, scheme: Scheme = 'light'): BrandColors {
  const isDark = scheme === 'dark';
  const [back, front] = isDark ? ['#000000', '#FFFFFF'] : ['#FFFFFF', '#000000'];
  const page = given.page ?? mix(back, action, isDark ? 0.1 : 0.04);
  const accent = given.accent ?? mix(action, '#FFFFFF', 0.7);
  const text = given.text ?? withContrast(mix(front, action, 0.12), front, [[page, 7]]);
  const light = isDark ? text : page;
  const strong =
    given.strong ??
    withContrast(mix(action, '#000000', 0.5), '#000000', [
      [light, 7],
      [accent, 4.5],
    ]);
  return { money: action, ...given, page, text, strong, action, accent };
}
