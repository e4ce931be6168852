import { afterEach, expect, test, vi } from 'vitest';
import { findCharities } from './find-charities';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a failure's log line does not quote the answer", async () => {
  const log = vi.spyOn(console, 'info').mockReturnValue();
  vi.stubGlobal('window', { location: { origin: 'http://localhost' } });
  vi.stubGlobal('fetch', async () => new Response('Ada Lovelace'));
  await expect(findCharities('ada', new AbortController().signal)).rejects.toThrow('Ada Lovelace');
  expect(log).toHaveBeenCalledExactlyOnceWith('[site] charity search failed', {
    error: 'SyntaxError',
  });
});
