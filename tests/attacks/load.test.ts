/** Prints the times that docs/figures.md quotes. */
import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { paths } from '@tuppence/settings/paths';
import { machineKeys } from '@tuppence/supabase-embedded/keys';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root, type ServerProcess } from '../browser/server-process.ts';
import { startSite } from '../browser/site.ts';

const seconds = 15;
const { publishable } = machineKeys(paths.keys);
let server: ServerProcess;
beforeAll(async () => {
  server = await startSite();
});
afterAll(() => server?.stop());

const attack = async (address: string, path: string, body: string, copies: number) => {
  const url = `${server.url}/rest/v1/${path}`;
  const parameters = [url, publishable, address, body, copies, seconds].map(String);
  const script = ['tests/attacks/attacker.ts', ...parameters];
  const { stdout } = await promisify(execFile)(process.execPath, script, { cwd: root });
  return JSON.parse(stdout) as Record<string, number>;
};
const timed = async (work: () => Promise<Response>, status: number) => {
  const start = performance.now();
  const answer = await work();
  await answer.arrayBuffer();
  expect(answer.status).toBe(status);
  return performance.now() - start;
};
const median = (times: number[]) =>
  Math.round(times.sort((one, other) => one - other)[times.length >> 1] ?? 0);

let people = 0;
const join = () => {
  people += 1;
  return fetch(`${server.url}/rest/v1/email_signups`, {
    method: 'POST',
    headers: {
      apikey: publishable,
      'Content-Type': 'application/json',
      'X-Forwarded-For': `198.51.100.${people % 250}`,
    },
    body: JSON.stringify({
      email: `person${people}@example.org`,
      metadata: { acceptedTerms: true },
    }),
  });
};

const row = '{"email":"again@example.org","metadata":{"acceptedTerms":true}}';
// An address that is empty has no limit.
test.each([
  ['JSON arrays of 260 kB', '203.0.113.1', 'email_signups', row, 4000],
  ['JSON arrays of 260 kB, without a limit', '', 'email_signups', row, 4000],
  ['one signup again and again', '203.0.113.2', 'email_signups', row, 1],
  ['one signup again and again, without a limit', '', 'email_signups', row, 1],
  ['calls without a session', '203.0.113.3', 'rpc/own_data', '{}', 1],
  ['searches, without a limit', '', 'rpc/search_charities', '{"query":"hospice"}', 1],
])('%s, over four connections, delay neither pages nor signups', async (_, ...parameters) => {
  const attacking = attack(...parameters);
  const until = performance.now() + seconds * 1000;
  const pages: number[] = [];
  const signups: number[] = [];
  while (performance.now() < until) {
    pages.push(await timed(() => fetch(server.url), 200));
    signups.push(await timed(join, 201));
    await pause(20);
  }
  const statuses = await attacking;
  console.log({ page: median(pages), signup: median(signups), statuses });
  expect(Object.keys(statuses).filter((status) => !/^(20[01]|4..|closed)$/.test(status))).toEqual(
    [],
  );
  expect(median(pages)).toBeLessThan(60);
  expect(median(signups)).toBeLessThan(100);
  expect(await server.stillAnswers(), 'the process still answers, with the same pid').toBe(true);
});
