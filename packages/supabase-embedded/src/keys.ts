import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileError } from './private-file.ts';
import { StartError } from './start-error.ts';

export type BackendKeys = {
  /** Public: goes into the browser, acts as the role `anon`. */
  publishable: string;
  /** Never leaves the server: acts as `service_role`. */
  secret: string;
  /** Signs access tokens. */
  jwtSecret: string;
};

/** New keys, at random. */
export function generateKeys(): BackendKeys {
  const random = (bytes: number) => randomBytes(bytes).toString('base64url');
  return {
    publishable: `sb_publishable_${random(24)}`,
    secret: `sb_secret_${random(24)}`,
    jwtSecret: random(48),
  };
}

/**
 * The keys of this machine, made at the first call. They are never committed: with a known
 * signing secret any web page could forge a token for the local backend.
 */
export function machineKeys(file: string): BackendKeys {
  const read = () => {
    const keys = JSON.parse(readFileSync(file, 'utf8')) as BackendKeys;
    const { publishable, secret, jwtSecret } = keys;
    // With an empty secret anybody could sign a token.
    if (
      ![publishable, secret, jwtSecret].every((key) => typeof key === 'string' && key.length > 15)
    )
      throw new Error('A key is missing.');
    return keys;
  };
  try {
    return read();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined)
      throw new StartError(
        `${file} is damaged. Put a copy of it back; or remove it, and new keys are made, which end every session.`,
      );
    if (code !== 'ENOENT') throw fileError(file, error);
  }
  try {
    return makeKeys(file) ?? read();
  } catch (error) {
    throw fileError(file, error);
  }
}

/** Writes new keys; null where another process was faster. */
function makeKeys(file: string): BackendKeys | null {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // Written aside and linked into place, so that two processes starting together end up with one set.
  const draft = `${file}.${process.pid}`;
  const keys = generateKeys();
  try {
    writeFileSync(draft, JSON.stringify(keys, null, 2), { mode: 0o600 });
    linkSync(draft, file);
    return keys;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return null;
  } finally {
    rmSync(draft, { force: true });
  }
}
