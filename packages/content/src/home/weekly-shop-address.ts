import { problemsOf, type WeeklyShop } from '@tuppence/giving/weekly-shop';
import { weeklyShopBrands, weeklyShopLimits } from './weekly-shop.ts';

/** The weekly shop in a query; null if missing or invalid. */
export function weeklyShopIn(query: string): WeeklyShop | null {
  const given = new URLSearchParams(query);
  const pounds = Number(/^[1-9]\d{0,3}$/.exec(given.get('shop') ?? '')?.[0]);
  const named = (given.get('brands') ?? '').split(',');
  const brands = weeklyShopBrands.filter((brand) => named.includes(brand));
  const charity = /^[a-z\d-]{2,64}$/.exec(given.get('charity') ?? '')?.[0] ?? '';
  const problems = problemsOf({ pounds, brands }, weeklyShopLimits);
  return problems.amount || problems.brands ? null : { pounds, brands, charity };
}

export function addressOfWeeklyShop({ pounds, brands, charity }: WeeklyShop): string {
  // One order, so that a shop has one address.
  const sorted = weeklyShopBrands.filter((brand) => brands.includes(brand));
  return `/?shop=${pounds}&brands=${sorted.join(',')}${charity ? `&charity=${charity}` : ''}`;
}
