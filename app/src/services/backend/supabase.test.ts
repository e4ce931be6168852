import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { supabase } from './supabase';

const auth = {
  getSession: vi.fn(async () => ({ data: { session: { access_token: 'early' } } })),
  refreshSession: vi.fn(async () => ({
    data: { session: { access_token: 'fresh' } as object | null },
  })),
  signOut: vi.fn(async () => ({ error: null })),
};
let sendAsDonor: typeof fetch;
vi.mock('@supabase/supabase-js', () => ({
  createClient: (_url: string, _key: string, options: { global: { fetch: typeof fetch } }) => {
    sendAsDonor = options.global.fetch;
    return { auth };
  },
}));
const send = vi.fn(async (_address: string, _init: RequestInit) => new Response());

async function ask(path: string) {
  vi.stubGlobal('window', { location: { origin: 'http://localhost' } });
  vi.stubGlobal('fetch', send);
  await supabase();
  return sendAsDonor(path);
}
const tokens = () =>
  send.mock.calls.map(([, init]) => new Headers(init.headers).get('Authorization'));
const refused = () => new Response('{}', { status: 401 });

beforeEach(() => {
  for (const spy of [send, auth.refreshSession, auth.signOut]) spy.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

test('a request of the client is aborted after ten seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await ask('/rest/v1/gifts');
  expect(timeout).toHaveBeenCalledWith(10_000);
  expect(send).toHaveBeenCalledWith('/rest/v1/gifts', { signal: timeout.mock.results[0]?.value });
  timeout.mockRestore();
});

test('a refused token is refreshed once, and the call is sent again', async () => {
  send.mockResolvedValueOnce(refused());
  expect((await ask('/rest/v1/rpc/own_data')).status).toBe(200);
  expect(tokens()).toEqual([null, 'Bearer fresh']);
  expect(auth.signOut).not.toHaveBeenCalled();
});

test('if the fresh token is refused too, the session ends', async () => {
  send.mockResolvedValueOnce(refused()).mockResolvedValueOnce(refused());
  expect((await ask('/rest/v1/gifts')).status).toBe(401);
  expect(auth.signOut).toHaveBeenCalledWith({ scope: 'local' });
});

test('without a fresh token, or for the auth service, the answer stands', async () => {
  send.mockResolvedValueOnce(refused());
  auth.refreshSession.mockResolvedValueOnce({ data: { session: null } });
  expect((await ask('/rest/v1/gifts')).status).toBe(401);
  send.mockResolvedValueOnce(refused());
  expect((await ask('/auth/v1/user')).status).toBe(401);
  expect(send).toHaveBeenCalledTimes(2);
});
