/** The built pages of partners (docs/behaviour.md 3.9): every row has one. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { partners } from '../../app/src/content/partners';
import { built } from '../browser/built.ts';
import { visibleText } from './documented-partners.ts';

const builtSite = built('site');

describe.each([...partners])('/$slug', ({ slug, name, variant }) => {
  const file = path.join(builtSite, slug, 'index.html');

  test('says what is documented', () => {
    const text = visibleText(readFileSync(file, 'utf8'));
    expect(text).toContain(
      variant === 'school'
        ? 'Raise donations for your school with two large supermarkets'
        : 'Raise donations with two large supermarkets this month',
    );
    for (const words of [
      `5% from every shop goes to ${name}`,
      'Learn how it works',
      'get 5% back instantly',
      'Shop effortlessly online or in-store',
      'Shop with purpose',
      'over 100 other major brands, all supporting the charity',
    ]) {
      expect(text).toContain(words);
    }
  });

  test('has data and a picture of its own', () => {
    expect(existsSync(path.join(builtSite, 'partners', `${slug}.json`))).toBe(true);
    expect(existsSync(path.join(builtSite, 'share', `${slug}.png`))).toBe(true);
  });
});
