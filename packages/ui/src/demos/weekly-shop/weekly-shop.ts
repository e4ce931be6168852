import type { BrandName } from '../../brand/wordmark/brands';

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
