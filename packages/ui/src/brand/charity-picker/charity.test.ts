import { expect, test } from 'vitest';
import { matchesName } from './charity';

test.each([
  ['Noah’s Ark Children’s Hospice', 'noahs'],
  ['Noah’s Ark Children’s Hospice', "noah's ark"],
  ['Noah’s Ark Children’s Hospice', 'hosp'],
  ['Noah’s Ark Children’s Hospice', 'hospice noah'],
  ['Voluntary Action Arun & Chichester', 'arun and'],
  ['Voluntary Action Arun & Chichester', 'Arun & Ch'],
  ['Save The Children', 'SAVE THE CHILDREN'],
  ['Save The Children', ''],
  ['Médecins', 'med'],
  ['St. Anne’s Hospice', 'St Anne'],
  ['St Anne’s Hospice', 'Saint Annes'],
  ['Saint Anne’s Hospice', 'st. anne'],
])('"%s" is found by "%s"', (name, typed) => {
  expect(matchesName(name, typed)).toBe(true);
});

test.each([
  ['Save The Children', 'ave'],
  ['Save The Children', 'save the whales'],
])('"%s" is not found by "%s"', (name, typed) => {
  expect(matchesName(name, typed)).toBe(false);
});
