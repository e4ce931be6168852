/** Backup, restore and export of the data, with the server running and stopped. */
import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root, scratchFolder, smallSite, startServerProcess, writeSite } from './small-site.ts';

const scratch = scratchFolder('backup');
const inScratch = (name: string) => path.join(scratch.folder, name);
const keys = inScratch('keys.json');
const environment = (dataDir: string) => ({ TUPPENCE_DATA: dataDir, TUPPENCE_KEYS: keys });
const start = (dataDir: string) => startServerProcess(inScratch('site'), environment(dataDir));

/** Runs a command of package.json as npm does. */
function run(command: string, dataDir: string, ...parameters: string[]) {
  return new Promise<{ said: string; status: number }>((resolve) => {
    execFile(
      process.execPath,
      [`app/commands/${command}.ts`, ...parameters],
      { cwd: root, env: { ...process.env, ...environment(dataDir) } },
      (error, stdout, stderr) =>
        resolve({ said: (stdout + stderr).trim(), status: Number(error?.code ?? 0) }),
    );
  });
}

async function join(url: string, email: string, ref?: string): Promise<number> {
  const { publishable } = JSON.parse(readFileSync(keys, 'utf8')) as { publishable: string };
  const answer = await fetch(`${url}/rest/v1/email_signups`, {
    method: 'POST',
    headers: { apikey: publishable, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, metadata: { acceptedTerms: true, ref } }),
  });
  return answer.status;
}

// Each command starts its own database, and other processes may use this machine.
const slowTimeout = { timeout: 180_000 };

beforeAll(() => writeSite(inScratch('site'), smallSite));
afterAll(() => scratch.remove());

test('a backup is taken while the server continues to answer', slowTimeout, async () => {
  const server = await start(inScratch('db'));
  expect(await join(server.url, 'early@example.org')).toBe(201);
  const file = inScratch('running.tar.gz');
  const { said, status } = await run('backup', inScratch('db'), file);
  expect([status, said]).toEqual([0, expect.stringContaining(`to ${file} (`)]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await server.stillAnswers(), 'the process still answers, with the same pid').toBe(true);

  const before = readFileSync(file);
  const second = await run('backup', inScratch('db'), file);
  expect([second.status, second.said]).toEqual([1, expect.stringContaining('already exists')]);
  expect(readFileSync(file).equals(before)).toBe(true);
  expect((await run('backup', inScratch('db'), file, '--replace')).status).toBe(0);

  const { secret, publishable } = JSON.parse(readFileSync(keys, 'utf8'));
  const copy = (headers: Record<string, string>) =>
    fetch(`${server.url}/_operator/copy`, { headers }).then(({ status }) => status);
  expect(await copy({})).toBe(401);
  expect(await copy({ apikey: publishable })).toBe(401);
  expect(await copy({ apikey: secret, 'X-Forwarded-For': '203.0.113.7' })).toBe(404);
  expect(await server.stillAnswers(), 'the process still answers, with the same pid').toBe(true);
  await server.stop();
});

test(
  'a backup is taken while the server is stopped, and a failed one leaves no file',
  slowTimeout,
  async () => {
    expect((await run('backup', inScratch('db'), inScratch('stopped.tar.gz'))).status).toBe(0);
    const absent = await run('backup', inScratch('none'), inScratch('none.tar.gz'));
    expect([absent.status, absent.said]).toEqual([
      1,
      `There is no database in ${inScratch('none')}.`,
    ]);
    const nowhere = await run('backup', inScratch('db'), inScratch('no/such/folder'));
    expect([nowhere.status, nowhere.said]).toEqual([1, expect.stringContaining('no such file')]);
    expect((await run('backup', inScratch('db'))).said).toBe(
      'Usage: npm run backup -- FILE [--replace]',
    );
    expect(readdirSync(scratch.folder).sort()).toEqual([
      'db',
      'keys.json',
      'running.tar.gz',
      'site',
      'stopped.tar.gz',
    ]);
  },
);

test('a backup is restored only into a missing or empty folder', slowTimeout, async () => {
  mkdirSync(inScratch('empty'));
  for (const name of ['absent', 'empty']) {
    const { said, status } = await run('restore', inScratch(name), inScratch('running.tar.gz'));
    expect([status, said]).toEqual([0, expect.stringContaining('107 gifts, 1 signups')]);
  }
  const server = await start(inScratch('absent'));
  expect(await join(server.url, 'early@example.org')).toBe(409);
  const inUse = await run('restore', inScratch('absent'), inScratch('running.tar.gz'));
  expect([inUse.status, inUse.said]).toEqual([1, expect.stringContaining('was not changed')]);
  expect(await server.stillAnswers(), 'the process still answers, with the same pid').toBe(true);
  await server.stop();

  mkdirSync(inScratch('foreign'));
  writeFileSync(inScratch('foreign/holiday.jpg'), 'x');
  const foreign = await run('restore', inScratch('foreign'), inScratch('running.tar.gz'));
  expect([foreign.status, foreign.said]).toEqual([
    1,
    expect.stringContaining('Nothing was changed'),
  ]);
  expect(readdirSync(inScratch('foreign'))).toEqual(['holiday.jpg']);
});

test('an incomplete backup leaves nothing behind', slowTimeout, async () => {
  const whole = readFileSync(inScratch('running.tar.gz'));
  const files = {
    cut: whole.subarray(0, whole.length / 2),
    text: Buffer.from('no backup at all'),
    foreign: gzipSync('no tar file at all'),
    nothing: gzipSync(''),
  };
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(inScratch(`${name}.tar.gz`), content);
    const { said, status } = await run('restore', inScratch('target'), inScratch(`${name}.tar.gz`));
    expect([name, status, said]).toEqual([name, 1, expect.stringContaining(`${name}.tar.gz`)]);
    expect(said).not.toMatch(/^\s+at /m);
    expect(readdirSync(scratch.folder)).not.toContain('target');
  }
});

test(
  'the waitlist is counted and exported while the server runs, with formulas as text',
  slowTimeout,
  async () => {
    const server = await start(inScratch('listed'));
    for (const email of ['=cmd@example.org', '+1@example.org', '-1@example.org', 'a,b@example.org'])
      expect(await join(server.url, email)).toBe(201);
    const file = inScratch('rows.csv');
    const { said, status } = await run('waitlist', inScratch('listed'), '--csv', file);
    expect([status, said]).toEqual([
      0,
      expect.stringMatching(/^\d{4}-\d\d-\d\d {2}4\nIn all {6}4\n/),
    ]);
    const rows = readFileSync(file, 'utf8').split('\r\n');
    expect(rows[0]).toBe('created_at,email,type,metadata');
    expect(rows.slice(1, -1).map((row) => /Z,("[^"]*"|[^,]*),/.exec(row)?.[1])).toEqual([
      "'=cmd@example.org",
      "'+1@example.org",
      "'-1@example.org",
      '"a,b@example.org"',
    ]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await server.stillAnswers(), 'the process still answers, with the same pid').toBe(true);
    await server.stop();
  },
);
