import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preloadImage, preloadVideo } from './preload';

beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => undefined));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a loaded film is complete', async () => {
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

test('a missing film is only logged', async () => {
  expect(await preloadVideo('/film.mp4', async () => new Response('', { status: 404 }))).toBe(
    'failed',
  );
  expect(vi.mocked(console.info).mock.calls).toEqual([
    ['[site] video preload failed', { src: '/film.mp4', error: 'Error' }],
  ]);
});

function pictures(end: 'load' | 'error') {
  const asked: string[] = [];
  vi.stubGlobal(
    'Image',
    class {
      onload = () => undefined;
      onerror = () => undefined;
      set src(src: string) {
        asked.push(src);
        queueMicrotask(() => (end === 'load' ? this.onload() : this.onerror()));
      }
    },
  );
  return asked;
}

test('a loaded picture is complete, and nothing is logged', async () => {
  const asked = pictures('load');
  expect(await preloadImage('/qr.png?data=1')).toBe('complete');
  expect(asked).toEqual(['/qr.png?data=1']);
  expect(console.info).not.toHaveBeenCalled();
});

test('a picture that fails is logged without its query', async () => {
  pictures('error');
  expect(await preloadImage('/qr.png?data=ada')).toBe('failed');
  expect(vi.mocked(console.info).mock.calls).toEqual([
    ['[site] image preload failed', { src: '/qr.png' }],
  ]);
});
