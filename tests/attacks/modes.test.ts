/** Settings with which the server refuses to start, each with a one-sentence reason. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkEnvironment } from '../../app/environment/environment.ts';
import { paths } from '../../app/paths.ts';
import { root, scratchFolder, smallSite, writeSite } from './small-site.ts';

const scratch = scratchFolder('modes');
const site = path.join(scratch.folder, 'site');
beforeAll(() => writeSite(site, smallSite));
afterAll(() => scratch.remove());

const own = {
  origin: 'https://www.example.org',
  hasOwnOrigin: true,
  opensDemoGates: false,
  publishableKey: 'sb_publishable_x',
};
const mail = {
  SMTP_HOST: 'mail.example.org',
  SMTP_USER: 'site',
  SMTP_PASS: 'secret-of-mail',
  SMTP_FROM: 'site@example.org',
};

/** Starts the server with these variables. Each must be refused before it listens. */
function refusal(variables: Record<string, string>, published?: Partial<typeof own>): string {
  const run = path.join(root, 'packages/supabase-embedded/src/server/run.ts');
  const options = {
    project: paths.supabase,
    site,
    published: published && { ...own, ...published },
  };
  const script = `import { runServer } from ${JSON.stringify(run)}; await runServer(${JSON.stringify(options)}); process.kill(process.pid, 'SIGTERM');`;
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', script],
    {
      encoding: 'utf8',
      cwd: root,
      env: { PATH: process.env.PATH, PORT: '0', TUPPENCE_DATA: 'memory', ...variables },
    },
  );
  expect(stderr).not.toMatch(/^\s+at /m);
  return status === 0 ? `started: ${stdout}` : stderr.trim();
}

test('production lists every missing setting in one message', () => {
  const said = refusal(
    { TUPPENCE_MODE: 'production' },
    { hasOwnOrigin: false, opensDemoGates: true },
  );
  expect(said.split('\n')).toHaveLength(1);
  for (const name of [
    'VITE_SITE_ORIGIN',
    'VITE_VISION_CODE_DIGESTS',
    'VITE_INVESTOR_PASSWORD_DIGEST',
    'SMTP_HOST',
    'SMTP_USER',
    'SMTP_PASS',
    'SMTP_FROM',
  ])
    expect(said).toContain(name);
});

test.each([
  ['a site built for http', { origin: 'http://localhost:4173' }, {}, 'https origin'],
  ['a site with demo gates', { opensDemoGates: true }, {}, 'VITE_VISION_CODE_DIGESTS'],
  ['no mail password', {}, { SMTP_PASS: '' }, 'the mail settings SMTP_PASS'],
])('production refuses %s, and mentions nothing else', (_, published, variables, named) => {
  const said = refusal({ TUPPENCE_MODE: 'production', ...mail, ...variables }, published);
  expect(said).toContain(named);
  expect(said).not.toContain(';');
});

test('production starts with all settings, and has no mailbox', () => {
  const said = refusal({ TUPPENCE_MODE: 'production', TUPPENCE_LOG: 'json', ...mail }, {});
  expect(said).toMatch(/^started: /);
  const lines = said.replace('started: ', '').trim().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { level: string }).level)).toContain('info');
  expect(said).not.toContain('_mailbox');
  expect(said).not.toContain('secret-of-mail');
});

test.each([
  [{ TUPPENCE_MODE: 'prodution' }, 'TUPPENCE_MODE must be development or production'],
  [{ TUPPENCE_MODE: 'Production' }, 'TUPPENCE_MODE must be development or production'],
  [{ TUPPENCE_MOD: 'production' }, 'TUPPENCE_MOD is no variable of the server'],
  [{ TUPPENCE_LOG: 'xml' }, 'TUPPENCE_LOG must be text or json'],
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535'],
  [{ PORT: '4173.5' }, 'PORT must be a whole number from 0 to 65535'],
  [{ HOST: 'a b' }, 'HOST must be an address'],
  [{ HOST: '192.0.2.1' }, 'no address of this machine'],
  [{ SMTP_PORT: 'x' }, 'SMTP_PORT must be a whole number from 0 to 65535'],
])('%o is refused', (variables, sentence) => {
  expect(refusal(variables as Record<string, string>)).toContain(sentence);
});

test('the build refuses an unknown mode, and closes every gate of production without a digest', () => {
  expect(() => checkEnvironment({ TUPPENCE_MODE: 'prodution' }, 'key')).toThrow('TUPPENCE_MODE');
  const { environment } = checkEnvironment({ TUPPENCE_MODE: 'production' }, 'key');
  expect([environment.visionCodeDigests, environment.investorPasswordDigest]).toEqual([[], '']);
  expect(checkEnvironment({}, 'key').environment.investorPasswordDigest).not.toBe('');
});
