import { expect, test } from 'vitest';
import { internalTarget, isPlainPress, type PressedLink } from './internal-link';

const origin = 'https://www.tuppence.example';
const link = (href: string, more: Partial<PressedLink> = {}): PressedLink => ({
  href,
  target: '',
  download: false,
  rel: '',
  ...more,
});

test('follows links within the site, hash and query included', () => {
  expect(internalTarget(link(`${origin}/about#contact-us`), origin)).toBe('/about#contact-us');
  expect(internalTarget(link(`${origin}/investors?step=4`), origin)).toBe('/investors?step=4');
  expect(internalTarget(link(`${origin}/about`, { target: '_self' }), origin)).toBe('/about');
});

test.each([
  ['another site', link('https://apps.apple.com/gb/app/x/id1')],
  ['another scheme', link('http://www.tuppence.example/about')],
  ['an email address', link('mailto:support@tuppence.example')],
  ['a new tab', link(`${origin}/about`, { target: '_blank' })],
  ['a download', link(`${origin}/gifts`, { download: true })],
  ['a file', link(`${origin}/llms.txt`)],
  ['an empty address', link('')],
])('leaves %s to the browser', (_name, pressed) => {
  expect(internalTarget(pressed, origin)).toBeNull();
});

test('a plain press has no modifier key, uses the main button and is not cancelled', () => {
  const plain = {
    button: 0,
    defaultPrevented: false,
    metaKey: false,
    ctrlKey: false,
    shiftKey: false,
    altKey: false,
  };
  expect(isPlainPress(plain)).toBe(true);
  for (const other of [
    { button: 1 },
    { defaultPrevented: true },
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
  ]) {
    expect(isPlainPress({ ...plain, ...other })).toBe(false);
  }
});
