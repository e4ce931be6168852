import path from 'node:path';
import { publishedSiteName } from '@tuppence/publication/published-site';
import { checkEnvironment } from '@tuppence/settings/check';
import { paths } from '@tuppence/settings/paths';
import { machineKeys } from '@tuppence/supabase-embedded/keys';
import { beforeAll, expect, test } from 'vitest';
import { signUp, startServerProcess } from '../browser/server-process.ts';
import { refusal, run, scratchFolder, smallSite, writeSite } from './small-site.ts';

const scratch = scratchFolder('modes');
const site = path.join(scratch, 'site');
beforeAll(() => writeSite(site, smallSite));
const publish = (published: object) =>
  writeSite(scratch, { [publishedSiteName]: JSON.stringify(published) });

const own = {
  origin: 'https://www.example.org',
  hasOwnOrigin: true,
  opensDemoGates: false,
  publishableKey: 'sb_publishable_x',
  headers: { secure: {}, local: {} },
};
const mail = {
  SMTP_HOST: 'mail.example.org',
  SMTP_USER: 'site',
  SMTP_PASS: 'secret-of-mail',
  SMTP_FROM: 'site@example.org',
};

test('production lists every missing setting in one message', async () => {
  publish({ ...own, hasOwnOrigin: false, opensDemoGates: true });
  const said = await refusal(site, { TUPPENCE_MODE: 'production' });
  expect(said.split('\n')).toHaveLength(1);
  for (const name of [
    'VITE_SITE_ORIGIN',
    'VITE_VISION_CODE_DIGESTS',
    'VITE_INVESTOR_PASSWORD_DIGEST',
    ...Object.keys(mail),
  ])
    expect(said).toContain(name);
});

test.each([
  ['a site built for http', { origin: 'http://localhost:4173' }, {}, 'https origin'],
  ['a site with demo gates', { opensDemoGates: true }, {}, 'VITE_VISION_CODE_DIGESTS'],
  ['no mail password', {}, { SMTP_PASS: '' }, 'the mail settings SMTP_PASS'],
])('production refuses %s, and mentions nothing else', async (_, published, variables, named) => {
  const environment = { TUPPENCE_MODE: 'production', ...mail, ...variables };
  publish({ ...own, ...published });
  const said = await refusal(site, environment);
  expect(said).toContain(named);
  expect(said).not.toContain(';');
});

test('production refuses a folder with the public demo donor, who can be removed', async () => {
  const TUPPENCE_DATA = path.join(scratch, 'used-in-development');
  const environment = { TUPPENCE_MODE: 'production', TUPPENCE_DATA, ...mail };
  publish({ ...own, publishableKey: machineKeys(paths.keys).publishable });
  await (await startServerProcess(site, { TUPPENCE_DATA })).stop();
  expect(await refusal(site, environment)).toContain('npm run manage -- people delete-demo');
  const said = await run('manage', { TUPPENCE_DATA }, 'people', 'delete-demo', '--yes');
  expect(said).toBe('Deleted the demo donor, 107 invented gifts and 202 sample charities.\n');
  await (await startServerProcess(site, environment)).stop();
});

test('production starts with all settings, and logs no mailbox link and no password', async () => {
  const environment = { TUPPENCE_MODE: 'production', TUPPENCE_LOG: 'json', ...mail };
  publish({ ...own, publishableKey: machineKeys(paths.keys).publishable });
  const server = await startServerProcess(site, environment);
  // Each is refused by the database.
  expect(await signUp(server.url, 'twice@example.org')).toBe(201);
  expect(await signUp(server.url, 'twice@example.org')).toBe(409);
  expect(await signUp(server.url, 'not-an-address')).toBe(400);
  await server.stop();
  const lines = server.said().trim().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { level: string }).level)).toContain('info');
  expect(server.said()).not.toContain('_mailbox');
  expect(server.said()).not.toContain('secret-of-mail');
  expect(server.said()).not.toContain('@');
});

test('with logs in JSON, a server that does not start says why in JSON', async () => {
  const said = await refusal(site, { TUPPENCE_LOG: 'json', HOST: '192.0.2.1' });
  expect(JSON.parse(said.replace(/^exited with 1: /, ''))).toMatchObject({
    level: 'error',
    message: expect.stringContaining('not an address of this machine'),
  });
});

test.each<[Record<string, string>, string]>([
  [{ TUPPENCE_MODE: 'Production' }, 'TUPPENCE_MODE must be development or production'],
  [{ TUPPENCE_MOD: 'production' }, 'TUPPENCE_MOD is not a variable of the server'],
  [{ TUPPENCE_LOG: 'xml' }, 'TUPPENCE_LOG must be text or json'],
  [{ HOST: 'a b' }, 'HOST must be an address'],
  [{ HOST: '192.0.2.1' }, 'not an address of this machine'],
  [{ SMTP_PORT: 'x' }, 'SMTP_PORT must be a whole number from 0 to 65535'],
])('%o is refused', async (variables, sentence) => {
  expect(await refusal(site, variables)).toContain(sentence);
});

test('the build refuses an unknown mode, and in production closes gates without a digest', () => {
  expect(() => checkEnvironment({ TUPPENCE_MODE: 'prodution' }, 'key')).toThrow('TUPPENCE_MODE');
  const { environment } = checkEnvironment({ TUPPENCE_MODE: 'production' }, 'key');
  expect([environment.visionCodeDigests, environment.investorPasswordDigest]).toEqual([[], '']);
});
