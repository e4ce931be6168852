import type { BrandColors } from './palette';
import { faultSentence, type ThemeColors, themeFaults } from './theme-faults';

export interface PassingColors {
  color: BrandColors;
  /** A sentence for each colour that was changed, such as an error of `createTheme` has. */
  changes: string[];
}

/**
 * The brand with each colour that `createTheme` would refuse changed to the nearest that passes.
 * Undefined if there are none: such as a page and a text of the same grey.
 */
export function passingColors({ color, ...rest }: ThemeColors): PassingColors | undefined {
  const passing = { ...color };
  const changes: string[] = [];
  // Each round mends a pair, and may show another.
  for (let round = 0; round < 20; round += 1) {
    const faults = themeFaults({ color: passing, ...rest });
    if (faults.length === 0) return { color: passing, changes };
    // What mends the worst pair often mends others.
    const [fault] = faults
      .filter(({ offer }) => offer)
      .sort((one, other) => one.contrast / one.least - other.contrast / other.least);
    if (!fault?.offer) return undefined;
    changes.push(faultSentence(fault));
    passing[fault.offer.name] = fault.offer.hex;
  }
  return undefined;
}
