/** Every promise of the accessibility statement is held by a test, which this table names. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { accessibilityClauses } from '../../app/src/content/accessibility.ts';
import { footer } from '../../app/src/content/footer.ts';

const root = path.resolve(import.meta.dirname, '../..');
const keyboard = ['tests/accessibility/keyboard.spec.ts', 'what has the focus is in view'] as const;
const preferences = 'tests/accessibility/preferences.spec.ts';

/** How a sentence begins, the file that holds it, and a part of the test's name. */
const heldBy: Record<string, readonly [file: string, test: string]> = {
  'Everything can be reached': keyboard,
  'Each page has one main heading': keyboard,
  'Fields say what is wrong': ['stories/auth/AuthForm.stories.tsx', 'FirstInReadingOrder'],
  'What a form was refused for': ['tests/journeys/account.spec.ts', 'each refusal is said'],
  'Pages work at 400 per cent': keyboard,
  'Ask your system for less motion': [preferences, 'nothing moves by itself'],
  'Ask it for more contrast': [preferences, 'every word has 7 to 1'],
  'Texts, questions and legal documents': ['tests/journeys/pages.spec.ts', 'without JavaScript'],
  'Films have no sound': [
    'stories/components/feature-video/FeatureVideo.stories.tsx',
    'expect(film.muted).toBe(true)',
  ],
};

test('each promise of what works is in the table, and its test exists', () => {
  const [list] = accessibilityClauses.find(({ id }) => id === 'what-works')?.blocks ?? [];
  const promises = list?.kind === 'list' ? list.items.map(String) : [];
  expect(promises.length).toBeGreaterThan(0);
  const unheld = promises.filter(
    (promise) => !Object.keys(heldBy).some((start) => promise.startsWith(start)),
  );
  expect(unheld).toEqual([]);
  expect(Object.keys(heldBy)).toHaveLength(promises.length);
  for (const [start, [file, name]] of Object.entries(heldBy)) {
    expect(readFileSync(path.join(root, file), 'utf8'), start).toContain(name);
  }
});

test('the statement is linked from the footer of every page', () => {
  expect(footer.legalLinks.map(({ href }) => href)).toContain('/accessibility');
});
