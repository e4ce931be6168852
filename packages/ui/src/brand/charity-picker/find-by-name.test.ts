import { expect, test } from 'vitest';
import { findByName } from './find-by-name';

const names = [
  'Noah’s Ark Children’s Hospice',
  'Voluntary Action Arun & Chichester',
  'Save The Children',
  'Médecins Sans Frontières',
  'St. Anne’s Refuge',
  'Saint Bede’s Refuge',
  'Made in Hackney',
  'Hackley Farm',
];

const found = (typed: string) => names.filter((name) => findByName(names)(name, typed));

test.each([
  ['noahs', 'Noah’s Ark Children’s Hospice'],
  ["noah's ark", 'Noah’s Ark Children’s Hospice'],
  ['hospice noah', 'Noah’s Ark Children’s Hospice'],
  ['arun and', 'Voluntary Action Arun & Chichester'],
  ['Arun & Ch', 'Voluntary Action Arun & Chichester'],
  ['SAVE THE CHILDREN', 'Save The Children'],
  ['med', 'Médecins Sans Frontières'],
  ['St Anne', 'St. Anne’s Refuge'],
  ['Saint Annes', 'St. Anne’s Refuge'],
  ['st. bede', 'Saint Bede’s Refuge'],
  ['hack ley', 'Hackley Farm'],
  ['MadeIn', 'Made in Hackney'],
  ['nach', 'Noah’s Ark Children’s Hospice'],
  ['V.A.A.C.', 'Voluntary Action Arun & Chichester'],
])('%j finds %s', (typed, name) => expect(found(typed)).toEqual([name]));

test.each([
  ['hakcney', 'two letters are swapped'],
  ['Hackny', 'one is missing'],
  ['made in hacknay', 'one is wrong'],
  ['Hackneyy', 'one is too many'],
  ['‏Hackney', 'a letter is invisible'],
])('%j finds Made in Hackney, though %s', (typed) =>
  expect(found(typed)).toContain('Made in Hackney'),
);

test('a typo in a long word may be followed by another', () => {
  expect(found('chidlrne')).toEqual(['Noah’s Ark Children’s Hospice', 'Save The Children']);
});

test('a name that fits leaves out those that nearly fit', () => {
  expect(found('hackney')).toEqual(['Made in Hackney']);
});

test.each(['', '  '])('%j finds all', (typed) => expect(found(typed)).toEqual(names));

test.each(['ave', 'save the whales', 'hack hack hock', 'mode', 'hockeys', 'packney', 'благо'])(
  '%j is too different from every name',
  (typed) => expect(found(typed)).toEqual([]),
);
