import { tolerant } from '@tuppence/site/storage';
import { expect, test } from 'vitest';
import { qrAddress } from './qr';

const service = 'https://qr.example/create/';
const link = 'https://apps.apple.com/gb/app/tuppence/id1?pt=1&ct=a b';

function memory(): Storage {
  const entries = new Map<string, string>();
  return {
    length: 0,
    key: () => null,
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

test('requests the size and the encoded link', () => {
  const address = qrAddress(link, 200, service, tolerant(memory));
  expect(address).toBe(`${service}?size=200x200&data=${encodeURIComponent(link)}`);
  expect(new URL(address).searchParams.get('data')).toBe(link);
});

test('caches one address per link and size', () => {
  const storage = memory();
  const store = tolerant(() => storage);
  const first = qrAddress(link, 200, service, store);
  expect(storage.getItem(`qr 200 ${link}`)).toBe(first);
  storage.setItem(`qr 200 ${link}`, `${service}?kept`);
  expect(qrAddress(link, 200, service, store)).toBe(`${service}?kept`);
  expect(qrAddress(link, 180, service, store)).toContain('180x180');
  expect(qrAddress(link, 200, 'https://other.example/', store)).toContain('other.example');
});

test('works if storage is blocked', () => {
  const blocked = tolerant(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(qrAddress(link, 200, service, blocked)).toContain('size=200x200');
});
