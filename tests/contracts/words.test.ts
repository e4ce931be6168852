/**
 * Each text that a component is given is marked, and so is each word of the controls. What has no mark would be English
 * on a page in another language.
 */
import type { Meta } from '@storybook/react-vite';
import { ControlWordsProvider, useControlWords } from '@tuppence/ui';
import { brands } from '@tuppence/ui/brand';
import { createElement, type FunctionComponent, isValidElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

const stories = import.meta.glob<{ default: Meta; Basic?: { args?: object } }>(
  '../../stories/**/*.stories.tsx',
  { eager: true },
);

/** Names of variants are lower-case words, and stay. What stays is known. */
const isText = (value: string) => /^(?!\w+:\/|\/|#).*(\p{Lu}\p{Ll}| \p{L}|\p{L} )/su.test(value);
const given: string[] = [];

function mark(text: string) {
  if (isText(text)) return `«${text.replaceAll(/\p{L}+/gu, 'ß')}»`;
  given.push(text);
  return text;
}

function marked(value: unknown): unknown {
  if (typeof value === 'string') return mark(value);
  if (Array.isArray(value)) return value.map(marked);
  if (typeof value === 'function')
    return (...given: unknown[]) => marked((value as (...given: unknown[]) => unknown)(...given));
  if (isValidElement(value)) return null;
  if (typeof value !== 'object' || value === null) return value;
  given.push(...Object.keys(value));
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, marked(one)]));
}

/** Those of single components have no default here. */
const ofOneComponent = {
  figureInWords: () => '«ß»',
  day: () => '«ß»',
  month: (month: string) => `«${month}»`,
  barcode: () => '«ß»',
  numbered: () => '«ß»',
  leaveEmpty: '«ß»',
};

function Marked({ children }: { children: ReactNode }) {
  const words = { ...(marked(useControlWords()) as object), ...ofOneComponent };
  return createElement(ControlWordsProvider, { words, children });
}

/** The README says so. */
const alwaysEnglish = [
  'Brand/PhoneScreens/',
  // Calls and types of an API.
  'Sections/DonationApi/ApiReference: ',
  // React Aria speaks the browser's language.
  'Brand/CharityPicker: Show suggestions',
  ...Object.values(brands).flatMap(({ label, trade }) => [label, trade]),
];

const shown = (html: string) =>
  [
    ...html
      .replaceAll(/<(style|script|pre)\b.*?<\/\1>/gs, '')
      .matchAll(/>([^<]*)<|(?:aria-label|alt|placeholder)="([^"]*)"/g),
  ]
    .map(([, text, attribute]) => (text ?? attribute ?? '').replaceAll('&amp;', '&'))
    .map((text) =>
      text
        .replaceAll(/«.*?»|&#?\w+;/gs, '')
        .replace(/^[^\p{L}\d£]+/u, '')
        .trim(),
    )
    .filter((text) => /[A-Za-z]{2}/.test(text) && !given.some((one) => one.includes(text)));

test('no component shows an English word of its own', () => {
  const found: string[] = [];
  let count = 0;
  for (const { default: meta, Basic } of Object.values(stories)) {
    const { component, title = '' } = meta;
    // Overlays has its own page. Posters measure their text, which needs a browser.
    if (!component || /^(Foundations|Pages)\/|\/Kit(Poster|Square|TillCard)$|Overlays$/.test(title))
      continue;
    const args = marked({ ...meta.args, ...Basic?.args }) as object;
    const part = createElement(component as FunctionComponent, args);
    const html = renderToString(createElement(Marked, null, part));
    found.push(...shown(html).map((text) => `${title}: ${text}`));
    count += 1;
  }
  expect(count).toBeGreaterThan(150);
  expect(found.filter((one) => !alwaysEnglish.some((text) => one.includes(text)))).toEqual([]);
});
