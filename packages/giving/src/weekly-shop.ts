import { type BrandName, brandGiftPence, supermarkets } from './brand-rates.ts';

export const weeksAYear = 52;

export interface WeeklyShop {
  /** Whole pounds per week. */
  pounds: number;
  /** A supermarket gets three times as much of the amount as another brand. */
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

/** Of a household's shopping, groceries are the largest part. */
const weight = (brand: BrandName) => (supermarkets.some((each) => each === brand) ? 3 : 1);

/** What a year of the same weekly shop gives. */
export function weeklyShopSums({ pounds, brands }: Pick<WeeklyShop, 'pounds' | 'brands'>) {
  const yearPence = pounds * 100 * weeksAYear;
  const weights = brands.reduce((sum, brand) => sum + weight(brand), 0);
  let [spentPence, counted] = [0, 0];
  const lines = brands.map((brand) => {
    counted += weight(brand);
    // Rounding the running sum, not each part, makes the credits add up.
    const creditPence = Math.round((yearPence * counted) / weights) - spentPence;
    spentPence += creditPence;
    return { brand, creditPence, giftPence: brandGiftPence(brand, creditPence) };
  });
  const totalPence = lines.reduce((sum, { giftPence }) => sum + giftPence, 0);
  return { yearPence, lines, totalPence };
}
