import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { fileError, OperatorError } from './errors.ts';

/** Creates a folder for its owner only. Node's own option `recursive` never ends in /proc. */
export function makePrivateFolder(folder: string): void {
  if (existsSync(folder)) return;
  makePrivateFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw fileError(folder, error);
  }
}

/** A mistyped path must not make folders. */
export function requireFolder(folder: string): void {
  if (!existsSync(folder)) throw new OperatorError(`There is no folder ${folder}.`);
}

/** Writes a whole file or nothing, readable only by its owner. */
export async function writePrivateFile(
  file: string,
  replace: boolean,
  content: () => Promise<string | AsyncIterable<Uint8Array>>,
): Promise<void> {
  const target = resolve(file);
  requireFolder(dirname(target));
  const exists = new OperatorError(
    `${target} already exists and was not changed. --replace overwrites it.`,
  );
  if (!replace && existsSync(target)) throw exists;
  const draft = join(dirname(target), `.${basename(target)}.${randomUUID()}`);
  try {
    await writeFile(draft, '', { flag: 'wx', mode: 0o600 });
    await writeFile(draft, await content(), { flush: true });
    // An empty file keeps others from taking the name.
    if (!replace) await writeFile(target, '', { flag: 'wx' });
    await rename(draft, target);
    const folder = await open(dirname(target), 'r');
    await folder.sync().finally(() => folder.close());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw exists;
    throw fileError(target, error);
  } finally {
    await rm(draft, { force: true }).catch(() => undefined);
  }
}

/** Deletes the files and folders with such a name that did not change for so many days. */
export function removeOld(folder: string, name: RegExp, days: number): void {
  for (const entry of readdirSync(folder).filter((one) => name.test(one))) {
    const old = join(folder, entry);
    if (Date.now() - statSync(old).mtimeMs > days * 864e5)
      rmSync(old, { recursive: true, force: true });
  }
}
