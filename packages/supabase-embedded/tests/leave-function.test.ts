/** The function of a hosted project, which runs on Deno there. */
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

const settings: Record<string, string> = {
  SITE_URL: 'https://www.example.org',
  SUPABASE_URL: 'https://abc.supabase.co',
  SUPABASE_ANON_KEY: 'public',
};

/** Loads the function, and notes its calls to the project, which answers with `status`. */
async function load(status: number) {
  const calls: Request[] = [];
  let answer: (request: Request) => Promise<Response> = () =>
    Promise.reject(new Error('not served'));
  vi.stubGlobal('Deno', {
    env: { get: (name: string) => settings[name] },
    serve: (served: typeof answer) => (answer = served),
  });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push(new Request(url, init));
    return new Response(null, { status });
  });
  vi.resetModules();
  await import('../supabase/functions/leave-waitlist/index.ts');
  const address = 'https://abc.supabase.co/functions/v1/leave-waitlist?token=abc';
  return { calls, ask: (method: string) => answer(new Request(address, { method })) };
}

it('leaves by a POST', async () => {
  const { calls, ask } = await load(204);
  expect((await ask('POST')).status).toBe(200);
  expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST https://abc.supabase.co/rest/v1/rpc/leave_waitlist',
  ]);
  expect(calls[0]?.headers.get('apikey')).toBe('public');
  expect(await calls[0]?.json()).toEqual({ token: 'abc' });
});

it('changes nothing by a GET or HEAD, which lead to the page', async () => {
  const { calls, ask } = await load(204);
  for (const method of ['GET', 'HEAD']) {
    const answer = await ask(method);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      'https://www.example.org/waitlist?step=leave#token_hash=abc',
    ]);
  }
  expect((await ask('DELETE')).status).toBe(405);
  expect(calls).toEqual([]);
});

it('says so if it could not be stored', async () => {
  const { ask } = await load(503);
  const answer = await ask('POST');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
});
