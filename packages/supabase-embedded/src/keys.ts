import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export type BackendKeys = {
  /** Public: goes into the browser, acts as the role `anon`. */
  publishable: string;
  /** Never leaves the server: acts as `service_role`. */
  secret: string;
  /** Signs access tokens. */
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

/**
 * The keys of this machine, made at the first call. They are never committed: with a known
 * signing secret any web page could forge a token for the local backend.
 */
export function machineKeys(file: string): BackendKeys {
  const read = () => JSON.parse(readFileSync(file, 'utf8')) as BackendKeys;
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw new Error(`${file} cannot be read. Remove it, and new keys are made.`, {
        cause: error,
      });
    }
  }
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // Written aside and linked into place, so that two processes starting together end up with one set.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(generateKeys(), null, 2), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return read();
}
