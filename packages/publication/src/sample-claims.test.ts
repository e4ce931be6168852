import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { claims } from '@tuppence/content/claims/register';
import { testimonials } from '@tuppence/content/home/static-parts';
import { checkEnvironment } from '@tuppence/settings/check';
import { paths } from '@tuppence/settings/paths';
import { expect, test } from 'vitest';

const production = { TUPPENCE_MODE: 'production', VITE_SUPABASE_URL: '', ALLOW_SAMPLE_CLAIMS: '' };

test('a production build stops at once, and names each sample with its page', async () => {
  const build = promisify(execFile)(
    process.execPath,
    ['packages/publication/src/build.ts', '--embedded'],
    { cwd: paths.root, env: { ...process.env, ...production } },
  );
  const { code, stderr } = await build.then(
    () => ({ code: 0, stderr: '' }),
    (failed: { code: number; stderr: string }) => failed,
  );
  expect(code).toBe(1);
  const samples = Object.values(claims).filter(({ kind }) => kind === 'sample');
  for (const { text, shownOn } of samples)
    expect(stderr).toContain(`“${text}” on ${shownOn.join(', ')}`);
  expect(stderr).toContain('ALLOW_SAMPLE_CLAIMS=1');
});

test('every testimonial is in the register, with its name', () => {
  const meanings = Object.values(claims).map(({ meaning }) => meaning);
  for (const { name, amountRaised, charity } of testimonials.testimonials)
    expect(meanings).toContain(`${name} raised ${amountRaised} for ${charity}.`);
});

test('a demo may have samples, and so may a production build that allows them', () => {
  const { ALLOW_SAMPLE_CLAIMS: _, ...unset } = production;
  const allows = (variables: object) =>
    checkEnvironment({ ...variables }, 'key').allowsSampleClaims;
  expect(allows({})).toBe(true);
  expect(allows(unset)).toBe(false);
  expect(allows({ ...unset, ALLOW_SAMPLE_CLAIMS: '1' })).toBe(true);
  const hosted = {
    VITE_SUPABASE_URL: 'https://abcdefgh.supabase.co',
    VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
  };
  expect(allows(hosted)).toBe(false);
});
