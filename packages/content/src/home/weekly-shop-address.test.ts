import { expect, test } from 'vitest';
import { addressOfWeeklyShop, weeklyShopIn } from './weekly-shop-address.ts';

test.each([
  { pounds: 60, brands: ['pantry-lane'], charity: '' },
  { pounds: 1000, brands: ['fernway', 'saltmarsh', 'oakhurst'], charity: 'parentkind' },
] as const)('an address holds %j', (shop) => {
  const address = addressOfWeeklyShop(shop);
  const { brands, ...rest } =
    weeklyShopIn(new URL(address, 'https://tuppence.example').search) ?? {};
  expect(rest).toEqual({ pounds: shop.pounds, charity: shop.charity });
  expect([...(brands ?? [])].sort()).toEqual([...shop.brands].sort());
});

test.each([
  '',
  '?shop=60',
  '?shop=60&brands=',
  '?shop=60&brands=nobody',
  '?shop=0&brands=fernway',
  '?shop=1001&brands=fernway',
  '?shop=-5&brands=fernway',
  '?shop=6e1&brands=fernway',
  '?shop=60.5&brands=fernway',
  '?shop=060&brands=fernway',
  '?shop=%3Cb%3E&brands=fernway',
  '?shop=60&brands=fernway,oakhurst,saltmarsh,northbound',
])('the address "%s" holds no shop', (query) => {
  expect(weeklyShopIn(query)).toBeNull();
});

test.each([
  '%3Cscript%3E',
  '%3Cb%3Eparentkind',
  'parentkind%3Cb',
  'Parentkind',
  'a',
  'a'.repeat(65),
])('the charity %s is left out', (charity) => {
  expect(weeklyShopIn(`?shop=60&brands=fernway&charity=${charity}`)?.charity).toBe('');
});
