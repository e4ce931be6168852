import { expect, test } from 'vitest';
import { kitName, kitNameFault } from './kit-name';

/** Every letter is 0.5 em wide. */
const fault = (typed: string) => kitNameFault(kitName(typed), (text) => text.length * 0.5);

test.each([
  'The Friends and Neighbours of Little Snoring Village Hall UK',
  'Cylch\nMeithrin\nTŷ Gŵydd',
  'جمعية الأمل الخيرية',
  'Hope Centre مركز الأمل',
  'O’Brien & “Sons” <3',
  'Tŷ Gŵydd'.normalize('NFD'),
])('“%s” can be drawn', (name) => expect(fault(name)).toBeUndefined());

test.each([
  ['', { kind: 'none' }],
  ['Paws 🐾 for Life', { kind: 'letter', letter: '🐾' }],
  ['Family 👩‍👩‍👧', { kind: 'letter', letter: '👩‍👩‍👧' }],
  ['Общество', { kind: 'letter', letter: 'О' }],
  ['x'.repeat(61), { kind: 'length', length: 61 }],
  ['a\nb\nc\nd', { kind: 'lines' }],
  ['W'.repeat(60), { kind: 'wide' }],
])('“%s” is rejected with the reason', (name, reason) => expect(fault(name)).toEqual(reason));

test('kitName collapses spaces, and removes empty lines and direction marks', () => {
  expect(kitName('  Paws \u202e for\r\n\r\n Life ')).toBe('Paws for\nLife');
});
