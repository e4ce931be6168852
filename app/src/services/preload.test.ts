import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preloadVideo } from './preload';

beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

test('a film that arrives is complete', async () => {
  expect(await preloadVideo('/film.mp4', async () => new Response('film'))).toBe('complete');
});

test('a film that takes too long counts as partial and is not logged', async () => {
  const slow: typeof fetch = (_input, init) =>
    new Promise((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  expect(await preloadVideo('/film.mp4', slow, 20)).toBe('partial');
  expect(console.info).not.toHaveBeenCalled();
});

test('a missing film is logged and nothing else', async () => {
  expect(await preloadVideo('/film.mp4', async () => new Response('', { status: 404 }))).toBe(
    'failed',
  );
  expect(console.info).toHaveBeenCalledOnce();
});
