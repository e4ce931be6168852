import type { BrandName } from '../../brand/wordmark/brands';

/** What a shopper spends, where, and for which charity. */
export interface WeeklyShop {
  /** Whole pounds per week. */
  pounds: number;
  /** The amount is split equally between them. */
  brands: readonly BrandName[];
  /** The charity's id. */
  charity: string;
}

export interface WeeklyShopLimits {
  /** Maximum per week, in pounds. */
  pounds: number;
  /** Maximum number of brands. */
  brands: number;
}

export interface WeeklyShopProblems {
  /** True unless the amount is a whole number of pounds within the limits. */
  amount: boolean;
  brands: 'none' | 'tooMany' | undefined;
}

/** Parses whole pounds; "£", thousands separators and ".00" are optional. Other text: `NaN`. */
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
