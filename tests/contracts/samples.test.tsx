import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteDefaults } from '@tuppence/content/site';
import { Liquid } from 'liquidjs';
import { Engine } from 'php-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { samples } from '../../app/src/content/samples';
import { attributes } from '../../app/src/content/widget-trial';

const widget = vi.hoisted(() => ({ props: [] as Record<string, unknown>[] }));
vi.mock('@tuppence/checkout', () => ({
  DonationCheckout: (props: Record<string, unknown>) => {
    widget.props.push(props);
    return null;
  },
}));

const folder = join(import.meta.dirname, '../../app/src/content/samples');
const source = (file: string) => readFileSync(join(folder, file), 'utf8').trimEnd();
const fields = ['amount', 'currency', 'charity_id', 'order_id', 'customer_id'];

test('the checkout on the page has the props of the sample', async () => {
  const { Donate } = await import('../../app/src/content/samples/checkout-widget');
  widget.props.length = 0;
  renderToStaticMarkup(<Donate />);
  const { apiKey, charityId, amount, currency, giftAid } = widget.props[0] ?? {};
  expect(attributes).toEqual({
    'api-key': apiKey,
    'charity-id': charityId,
    amount,
    currency,
    'gift-aid': giftAid ? '' : undefined,
  });
});

test.each([
  ['25.00', 25],
  ['19.99', 20],
  ['1234.50', 1235],
])('the body for Shopify is valid JSON: %s gives %i pence', async (total, amount) => {
  const rendered = await new Liquid({ strictFilters: true, strictVariables: true }).parseAndRender(
    source('shopify-flow.liquid'),
    {
      order: {
        id: 'gid://shopify/Order/1',
        customer: { id: 'gid://shopify/Customer/2' },
        currentTotalPriceSet: { shopMoney: { amount: total, currencyCode: 'GBP' } },
      },
    },
  );
  const body = JSON.parse(rendered) as Record<string, unknown>;
  expect(Object.keys(body)).toEqual(fields);
  expect(body.amount).toBe(amount);
  expect(body.customer_id).toBe('gid://shopify/Customer/2');
});

test('the WooCommerce plug-in parses as PHP 8 and sends every field', () => {
  const parser = new Engine({ parser: { php8: true, suppressErrors: false } });
  const tree = parser.parseCode(source('woocommerce.php'), 'woocommerce.php');
  expect(tree.errors).toEqual([]);
  for (const field of fields) expect(source('woocommerce.php')).toContain(`'${field}'`);
  expect(source('woocommerce.php')).toContain(siteDefaults.donationApiUrl);
});

test.each([
  ['checkout-widget.tsx', samples.checkoutWidget],
  ['donation-request.ts', samples.donationRequest],
  ['shopify-flow.liquid', samples.shopifyFlow],
  ['woocommerce.php', samples.wooCommerce],
])('%s is shown exactly, with coloured tokens', (file, sample) => {
  expect(sample.code).toBe(source(file).replaceAll('\r', ''));
  expect(new Set(sample.lines.flat().map(({ kind }) => kind)).size).toBeGreaterThan(2);
});
