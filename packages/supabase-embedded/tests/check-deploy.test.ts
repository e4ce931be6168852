import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { operate } from './harness.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Answers like hosted Supabase. */
async function deployment(allows: (target: string) => boolean, site = 'https://www.tuppence.test') {
  const server = createServer((request, response) => {
    const target = new URL(request.url ?? '', 'http://x').searchParams.get('redirect_to');
    const landing = target && allows(target) ? target : site;
    response.writeHead(303, { Location: `${landing}#error=access_denied` }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** What the command prints if it ends with this code. */
async function check(address: string, code: number) {
  const ended = await operate(['check:deploy', address]);
  expect(ended.code).toBe(code);
  return ended.said;
}

describe('the check of a deployment', () => {
  it('accepts one whose links lead only to its site', async () => {
    expect(await check(await deployment(() => false), 0)).toMatch(
      /^Links lead to https:\/\/www\.tuppence\.test\. \d+ other targets/,
    );
  });

  it.each<[string, (target: string) => boolean, string]>([
    ['loopback', (target) => target.startsWith('http://localhost:3000/'), 'loopback is allowed'],
    ['a loopback glob', (target) => target.startsWith('http://localhost:'), 'a foreign host'],
    ['everything', () => true, 'a wildcard allows any origin'],
    ['previews', (target) => target.endsWith('.vercel.app/'), 'anybody’s previews'],
    ['subdomains', (target) => target.endsWith('.www.tuppence.test/'), 'any subdomain'],
  ])('rejects a deployment that allows %s, and says why', async (_, allows, sentence) => {
    expect(await check(await deployment(allows), 1)).toContain(sentence);
  });

  it('reports an address that is invalid, does not answer, or is no Supabase project', async () => {
    const server = createServer((_, response) => void response.end('a page'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await check(url, 1)).toContain('leads nowhere');
    await new Promise((resolve) => server.close(resolve));
    expect(await check(url, 1)).toContain('does not answer');
    expect(await check('tuppence', 1)).toContain('is not a valid address');
  });
});
