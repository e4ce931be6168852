import { expect, test } from 'vitest';
import { llmsText, promptFiles } from '../../app/prerender/plain-texts';
import { ecommercePrompt, promptPaths } from '../../app/src/content/prompts';
import { env } from '../../app/src/env';

const page = (path: string, more: object = {}) => ({
  path,
  meta: { path, title: `Title of ${path}`, description: 'About it.', keywords: [], ...more },
});

test('llms.txt lists the canonical pages once, and the prompt', () => {
  const text = llmsText(
    [
      page('/'),
      page('/donation-api/ecommerce'),
      page('/terms'),
      page('/terms-and-conditions', { path: '/terms' }),
      page('/investors', { indexable: false }),
    ],
    env,
  );
  expect(text.startsWith(`# ${env.name}\n\n> `)).toBe(true);
  expect(text).toContain(`- [Title of /](${env.origin}/): About it.`);
  expect(text.indexOf('## Donation API')).toBeLessThan(text.indexOf('/donation-api/ecommerce)'));
  expect(text.match(/\/terms\)/g)).toHaveLength(1);
  expect(text).not.toContain('terms-and-conditions');
  expect(text).not.toContain('investors');
  expect(text).toContain(`${env.origin}${promptPaths.ecommerce}`);
});

test('the prompt holds all that an assistant needs', () => {
  const prompt = ecommercePrompt(env);
  for (const needed of [
    `POST ${env.donationApiUrl}`,
    'Authorization: Bearer',
    'amount',
    'currency',
    'charity_id',
    'order_id',
    'customer_id',
    'Suggest 1%',
    'Do not set up webhooks',
    'HOW TO TEST',
    'TUPPENCE_API_KEY',
  ]) {
    expect(prompt).toContain(needed);
  }
  expect(promptFiles(env)).toEqual({ [promptPaths.ecommerce]: prompt });
});

test('the bodies in the prompt are JSON with every field', () => {
  const bodies = [...ecommercePrompt(env).matchAll(/\{\s*"amount"[^}]*\}/g)].map(([body]) =>
    JSON.parse(body),
  );
  expect(bodies).toHaveLength(2);
  for (const body of bodies) {
    expect(Object.keys(body)).toEqual([
      'amount',
      'currency',
      'charity_id',
      'order_id',
      'customer_id',
    ]);
  }
});
