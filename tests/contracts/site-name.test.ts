/** Builds the site under another name. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Draft, writeMail } from '../../packages/supabase-embedded/src/mail/mail.ts';
import { waitlistWriter } from '../../packages/supabase-embedded/src/waitlist/waitlist-mail.ts';
import { root } from '../browser/server-process.ts';

const named = {
  VITE_SITE_NAME: 'Farthing',
  VITE_SITE_ORIGIN: 'https://www.farthing.example',
  VITE_APP_STORE_URL: 'https://apps.apple.com/gb/app/farthing/id6740000001',
  VITE_CHARITY_PORTAL_URL: 'https://portal.farthing.example/claim',
  VITE_DONATION_API_URL: 'https://api.farthing.example/v1/donations',
  VITE_SUPPORT_EMAIL: 'support@farthing.example',
  VITE_ENQUIRIES_EMAIL: 'hello@farthing.example',
  VITE_FOUNDER_EMAIL: 'founder@farthing.example',
  VITE_INVESTOR_EMAIL: 'investors@farthing.example',
  VITE_APP_BUNDLE_ID: 'example.farthing.app',
};

/** The cascade layers have the library's name, and so has its theme. */
const withoutLayers = (text: string) =>
  text.replace(/tuppence\.(reset|tokens|primitives|sections|color)|@layer tuppence(?=[;,{])/g, '');

test('a site of another name has the default one nowhere', () => {
  const out = path.join(root, `app/dist/named-${process.pid}`);
  onTestFinished(() => rmSync(out, { recursive: true, force: true }));
  execFileSync(
    process.execPath,
    ['packages/publication/src/build.ts', '--embedded', '--out', path.join(out, 'client')],
    { cwd: root, env: { ...process.env, ...named, NODE_ENV: 'production' }, stdio: 'pipe' },
  );
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((one) =>
    one.isFile(),
  );
  expect(files.filter(({ name }) => /tuppence/i.test(name))).toEqual([]);
  const texts = files
    .filter(({ name }) => !/\.(br|gz|png|avif|webm|mp4|woff2|ico)$/.test(name))
    .map(({ parentPath, name }) => path.join(parentPath, name));
  expect(texts.length).toBeGreaterThan(100);
  const found = texts.flatMap(
    (file) => /.{0,60}uppence.{0,30}/i.exec(withoutLayers(readFileSync(file, 'utf8'))) ?? [],
  );
  expect(found).toEqual([]);
  expect(readFileSync(path.join(out, 'client/index.html'), 'utf8')).toContain('<title>Farthing');
});

test('neither has any of its emails', () => {
  const templates = path.join(root, 'packages/supabase-embedded/supabase/templates');
  const names = readdirSync(templates).filter((file) => /^(?!waitlist).*\.html$/.test(file));
  const account = names.map((name) => {
    const draft = { name: path.basename(name, '.html'), to: 'ada@example.org' } as Draft;
    return writeMail(templates, draft, named.VITE_SITE_ORIGIN, named.VITE_SITE_NAME);
  });
  const write = waitlistWriter({
    templates,
    siteUrl: named.VITE_SITE_ORIGIN,
    siteName: named.VITE_SITE_NAME,
    backendUrl: named.VITE_SITE_ORIGIN,
  });
  const mail = { id: '1', email: 'ada@example.org', token: 'abc', storeUrl: null };
  const ofWaitlist = [
    write({ ...mail, kind: 'confirm', isConfirmed: false }),
    write({ ...mail, kind: 'confirm', isConfirmed: true }),
    write({ ...mail, kind: 'invite', isConfirmed: true }),
  ];
  expect(account).toHaveLength(5);
  expect(JSON.stringify([...account, ...ofWaitlist])).not.toMatch(/uppence/i);
  expect(JSON.stringify(ofWaitlist)).toContain('Farthing');
});
