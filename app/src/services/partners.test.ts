import { afterEach, expect, test, vi } from 'vitest';
import { loadPartner } from './partners';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('a slug with a slash does not lead to another file', async () => {
  vi.stubEnv('SSR', false);
  vi.stubEnv('DEV', false);
  const send = vi.fn(async (_address: string) => new Response(null, { status: 404 }));
  vi.stubGlobal('fetch', send);
  expect(await loadPartner('../partners')).toBe(null);
  expect(send.mock.calls[0]?.[0]).toBe('/partners/..%2Fpartners.json');
});
