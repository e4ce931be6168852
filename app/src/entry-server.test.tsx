import { afterEach, expect, test, vi } from 'vitest';
import { themeOf } from './content/brand';
import { brandStyles } from './entry-server';

afterEach(() => {
  vi.doUnmock('./content/brand');
  vi.resetModules();
});

test('documents carry no theme while the brand is Tuppence', () => {
  expect(brandStyles).toBe('');
});

test.each(['harbour', 'dark'] as const)(
  'the brand %s is in the styles of every document',
  async (brand) => {
    const siteTheme = themeOf(brand);
    vi.doMock('./content/brand', () => ({ siteTheme }));
    vi.resetModules();
    const server = await import('./entry-server');
    expect(server.brandStyles).toContain('--tp-color-green:');
    expect(server.brandStyles).toBe(siteTheme?.css());
  },
  20_000,
);
