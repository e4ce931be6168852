import { type BrandName, brandGiftPence } from './brand-rates.ts';

export const weeksAYear = 52;

export interface WeeklyShop {
  /** Whole pounds per week. */
  pounds: number;
  /** The amount is split equally between them. */
  brands: readonly BrandName[];
  /** The charity's id. */
  charity: string;
}

export interface WeeklyShopLimits {
  pounds: number;
  brands: number;
}

export interface WeeklyShopProblems {
  amount: boolean;
  brands: 'none' | 'tooMany' | undefined;
}

/** Parses whole pounds. Other text gives `NaN`. */
export function parsePounds(entry: string): number {
  const typed = /^£?\s*(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.0+)?$/.exec(entry.trim())?.[1];
  return typed ? Number(typed.replaceAll(',', '')) : Number.NaN;
}

export function problemsOf(
  { pounds, brands }: Pick<WeeklyShop, 'pounds' | 'brands'>,
  limits: WeeklyShopLimits,
): WeeklyShopProblems {
  return {
    amount: !(Number.isInteger(pounds) && pounds >= 1 && pounds <= limits.pounds),
    brands: brands.length === 0 ? 'none' : brands.length > limits.brands ? 'tooMany' : undefined,
  };
}

/** What a year of the same weekly shop gives. */
export function weeklyShopSums({ pounds, brands }: Pick<WeeklyShop, 'pounds' | 'brands'>) {
  const yearPence = pounds * 100 * weeksAYear;
  const each = Math.floor(yearPence / brands.length);
  // The first brands get the remaining pennies, so that the credits add up.
  const left = yearPence - each * brands.length;
  const lines = brands.map((brand, index) => {
    const creditPence = each + (index < left ? 1 : 0);
    return { brand, creditPence, giftPence: brandGiftPence(brand, creditPence) };
  });
  const totalPence = lines.reduce((sum, { giftPence }) => sum + giftPence, 0);
  return { yearPence, lines, totalPence };
}
