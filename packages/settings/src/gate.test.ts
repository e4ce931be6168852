import { pbkdf2Sync } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { canCheckGate, makeDigest, opensGate } from './gate.ts';

afterEach(() => vi.unstubAllGlobals());

test('opens only for the exact password', async () => {
  const digest = await makeDigest('correct horse');
  expect(await opensGate('correct horse', ['nonsense', digest])).toBe(true);
  expect(await opensGate('correct horse ', [digest])).toBe(false);
  expect(await opensGate('Correct horse', [digest])).toBe(false);
  expect(await opensGate('', [digest])).toBe(false);
  expect(await opensGate('correct horse', [])).toBe(false);
});

test('a digest contains its parameters and a random salt', async () => {
  const digest = await makeDigest('correct horse');
  expect(digest).toMatch(/^pbkdf2-sha256:600000:[A-Za-z0-9+/]{22}==:[A-Za-z0-9+/]{43}=$/);
  expect(await makeDigest('correct horse')).not.toBe(digest);
});

test('an incomplete digest, or one of another scheme, opens nothing', async () => {
  const [scheme, iterations, salt, hash] = (await makeDigest('correct horse')).split(':');
  for (const digest of [
    `md5:${iterations}:${salt}:${hash}`,
    `${scheme}::${salt}:${hash}`,
    `${scheme}:${iterations}::${hash}`,
    `${scheme}:${iterations}:${salt}:`,
    `${scheme}:${iterations}:${salt}`,
  ])
    expect(await opensGate('correct horse', [digest]), digest).toBe(false);
});

test('without WebCrypto, as over plain http, nothing opens', async () => {
  const digest = await makeDigest('correct horse');
  expect(canCheckGate()).toBe(true);
  for (const crypto of [undefined, {}]) {
    vi.stubGlobal('crypto', crypto);
    expect(canCheckGate()).toBe(false);
    expect(await opensGate('correct horse', [digest])).toBe(false);
  }
});

test('a digest is standard PBKDF2 with its own salt and rounds', async () => {
  const made = (salt: string) =>
    `pbkdf2-sha256:5:${btoa(salt)}:${pbkdf2Sync('correct horse', salt, 5, 32, 'sha256').toString('base64')}`;
  expect(await opensGate('correct horse', [made('salt')])).toBe(true);
  const withOtherSalt = made('salt').replace(btoa('salt'), btoa('tlas'));
  expect(await opensGate('correct horse', [withOtherSalt])).toBe(false);
  const withOtherEnd = made('salt').replace(/..=$/, (end) => (end === 'AA=' ? 'BA=' : 'AA='));
  expect(await opensGate('correct horse', [withOtherEnd])).toBe(false);
});
