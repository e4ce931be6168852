import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileError, OperatorError } from '../errors.ts';
import { makePrivateFolder } from '../private-file.ts';

export type BackendKeys = {
  /** Used in the browser, with the role `anon`. */
  publishable: string;
  /** Never leaves the server. */
  secret: string;
  jwtSecret: string;
};

export function generateKeys(): BackendKeys {
  const random = (bytes: number) => randomBytes(bytes).toString('base64url');
  return {
    publishable: `sb_publishable_${random(24)}`,
    secret: `sb_secret_${random(24)}`,
    jwtSecret: random(48),
  };
}

/** Reads or generates this machine's keys. Never commit them: they let anybody forge a token. */
export function machineKeys(file: string): BackendKeys {
  try {
    if (!existsSync(file)) makeKeys(file);
    const keys = JSON.parse(readFileSync(file, 'utf8')) as BackendKeys;
    const all: unknown[] = [keys.publishable, keys.secret, keys.jwtSecret];
    // With an empty or short secret, anyone could sign a token.
    if (all.every((key) => typeof key === 'string' && key.length > 15)) return keys;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code) throw fileError(file, error);
  }
  throw new OperatorError(
    `${file} is damaged. Restore it from a copy, or delete it to create new keys and end all sessions.`,
  );
}

function makeKeys(file: string): void {
  makePrivateFolder(dirname(file));
  // Processes that start together must use the same keys: `linkSync` works for the first one only.
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, JSON.stringify(generateKeys(), null, 2), { mode: 0o600 });
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
