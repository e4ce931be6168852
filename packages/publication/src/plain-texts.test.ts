import { promptPath } from '@tuppence/content/donation-api/prompt';
import { expect, test } from 'vitest';
import { env } from '../../../app/src/env';
import { llmsFile } from './plain-texts.ts';

const page = (path: string, more: object = {}) => ({
  path,
  meta: { path, title: `Title of ${path}`, description: 'About it.', keywords: [], ...more },
});

test('llms.txt lists each canonical, indexable page once, and the prompt', () => {
  const text = llmsFile(
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
  expect(text).toContain(`${env.origin}${promptPath}`);
});
