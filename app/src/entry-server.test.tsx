import { afterEach, expect, test, vi } from 'vitest';
import { brandStyles } from './entry-server';
import { themeOf } from './theme';

afterEach(() => {
  vi.doUnmock('./theme');
  vi.resetModules();
});

test('brandStyles is empty while the brand is Tuppence', () => {
  expect(brandStyles).toBe('');
});

test.each(['harbour', 'dark'] as const)(
  'brandStyles is the theme of the brand %s',
  async (brand) => {
    const siteTheme = themeOf(brand);
    vi.doMock('./theme', () => ({ siteTheme }));
    vi.resetModules();
    const server = await import('./entry-server');
    expect(server.brandStyles).toContain('--tp-color-action:');
    expect(server.brandStyles).toBe(siteTheme?.css());
  },
  20_000,
);
