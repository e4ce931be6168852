/** Values of configuration that no behaviour of a page shows (docs/behaviour.md 11 and docs/operations.md). */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { calculatorAssumptions } from '@tuppence/giving/calculator';
import { breakDown, feePence } from '@tuppence/giving/donation';
import { childrenHelped, pointsAPound } from '@tuppence/giving/points';
import { pathHeaders } from '@tuppence/publication/headers';
import { paths } from '@tuppence/settings/paths';
import { breakpointPx, durationMs, sizePx } from '@tuppence/ui/tokens';
import { expect, test, vi } from 'vitest';
import { queryClient } from '../../app/src/pages/account/query-client';

test('timings are those of 11.5', () => {
  expect({ ...durationMs }).toMatchObject({
    splash: 2500,
    splashFadeOut: 700,
    contentFadeIn: 500,
    splashRingTurn: 2500,
    imageFade: 300,
    scrollToHashDelay: 100,
    preloadDelay: 2000,
    copied: 2000,
    copyToast: 3000,
    greeting: 2000,
    videoAutoplayDelay: 50,
    videoPreloadTimeout: 5000,
    toastRemoval: 3000,
    toastDisplay: 4000,
    stackingToastRemoval: 200,
    tooltipOpenDelay: 700,
  });
});

test('sizes are those of 11.6', () => {
  expect(breakpointPx.tablet).toBe(768);
  expect({ ...sizePx }).toMatchObject({
    splashLogo: 120,
    splashRing: 160,
    headerLogo: 48,
    qrCode: 180,
    qrCodeInDialog: 200,
    lazyLoadMargin: 300,
    headerScrollThreshold: 20,
    toastWidth: 356,
    toastSwipeThreshold: 20,
  });
});

test('sums are those of 11.1', () => {
  expect(feePence).toEqual({ bankTransfer: 0, card: 80 });
  expect(breakDown(10_000, { giftAid: true, payment: 'card' }).giftAidPence).toBe(2500);
  expect(calculatorAssumptions).toEqual({ sharePercent: 10, monthlyPence: 2000, monthsAYear: 12 });
  expect(pointsAPound).toBe(100);
  expect(childrenHelped(2000)).toBe(4);
});

test('realtime waits as 11.7 says', async () => {
  vi.stubGlobal('__PAGE_SETTINGS__', { supabaseUrl: 'http://localhost', supabaseKey: 'public' });
  const { supabase } = await import('../../app/src/services/backend/supabase');
  const { realtime } = await supabase();
  expect([realtime.heartbeatIntervalMs, realtime.timeout]).toEqual([30_000, 10_000]);
  const waits = [1, 2, 3, 4, 5].map((tries) => realtime.reconnectAfterMs(tries));
  expect(waits).toEqual([1000, 2000, 5000, 10_000, 10_000]);
  vi.unstubAllGlobals();
});

test('queries are retried, delayed and kept as 11.7 says', () => {
  const { retry, retryDelay, gcTime } = queryClient.getDefaultOptions().queries ?? {};
  if (typeof retry !== 'function' || typeof retryDelay !== 'function') throw new Error('no rules');
  const failure = new Error('503');
  expect([0, 2, 3].map((failures) => retry(failures, failure))).toEqual([true, true, false]);
  expect([0, 1, 2, 9].map((attempt) => retryDelay(attempt, failure))).toEqual([
    1000, 2000, 4000, 30_000,
  ]);
  expect(gcTime).toBe(5 * 60_000);
});

test('limits are those of docs/operations.md', () => {
  const folder = path.join(paths.supabase, 'migrations');
  const sql = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const rules = sql.join('').matchAll(/^\s*\('(\w+)', (\d+), '([\w ]+)', (\w+)\)[,;]/gm);
  expect([...rules].map(([, ...rule]) => rule)).toEqual([
    ['signups', '60', '10 minutes', '30000'],
    ['searches', '600', '1 minute', 'null'],
    ['mails', '4', '1 day', '300'],
    ['confirmations', '2000', '1 hour', 'null'],
    ['places', '60', '1 minute', 'null'],
  ]);
});

test('only files named by their content are cached for a year', () => {
  const caching = Object.entries(pathHeaders).flatMap(([rule, { 'Cache-Control': value }]) =>
    value ? [[rule, value]] : [],
  );
  expect(caching).toEqual([
    ['/assets/*', 'public, max-age=31536000, immutable'],
    ['/checkout/*', 'public, max-age=3600'],
  ]);
});
