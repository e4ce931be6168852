import type { BrandName } from '../../brand/wordmark';

/** What a shopper spends, where, and for whom. */
export interface WeeklyShop {
  /** Whole pounds a week. */
  pounds: number;
  /** Where they shop: the amount is shared equally between them. */
  brands: readonly BrandName[];
  /** Id of the charity that gets the donations. */
  charity: string;
}

/** What can be entered. */
export interface WeeklyShopLimits {
  /** Most that can be spent in a week, in pounds. */
  pounds: number;
  /** Most brands that can be chosen. */
  brands: number;
}

/** What is wrong with an entry. */
export interface WeeklyShopProblems {
  /** Not a whole number of pounds from 1 to the most. */
  amount: boolean;
  /** No brand, or more than the most. */
  brands: 'none' | 'tooMany' | undefined;
}

/** The pounds that were typed, with or without a pound sign and thousands separators; `NaN` if it is no whole number. */
export function parsePounds(entry: string): number {
  const typed = /^£?\s*(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.0+)?$/.exec(entry.trim())?.[1];
  return typed ? Number(typed.replaceAll(',', '')) : Number.NaN;
}

/** What keeps an entry from being a weekly shop. */
export function problemsOf(
  { pounds, brands }: Pick<WeeklyShop, 'pounds' | 'brands'>,
  limits: WeeklyShopLimits,
): WeeklyShopProblems {
  return {
    amount: !(Number.isInteger(pounds) && pounds >= 1 && pounds <= limits.pounds),
    brands: brands.length === 0 ? 'none' : brands.length > limits.brands ? 'tooMany' : undefined,
  };
}
