import fs from 'node:fs/promises';
import { dirname, join } from 'node:path';

const releasesName = 'releases';
const dayMs = 24 * 60 * 60 * 1000;
/** How long requests to a replaced release may still run. */
const graceMs = 60_000;

/**
 * Publishes `built` by replacing the symlink `site`. Keeps the old `/assets` at least a day, in the
 * folder `keptAssets` beside it.
 */
export async function publishRelease(
  built: string,
  site: string,
  keptAssets: string,
): Promise<void> {
  const dist = dirname(site);
  const releases = join(dist, releasesName);
  const name = `${new Date().toISOString().replaceAll(/\D/g, '')}-${process.pid}`;
  await fs.mkdir(releases, { recursive: true });
  await fs.rename(built, join(releases, name));
  await keepAssets(join(site, 'assets'), join(dist, keptAssets));
  const draft = join(dist, `.client-${process.pid}`);
  await fs.rm(draft, { force: true });
  await fs.symlink(join(releasesName, name, 'client'), draft);
  const replaced = await fs.realpath(site).catch(() => null);
  await fs.rename(draft, site);
  // `removeOld` counts from now.
  if (replaced) await fs.utimes(dirname(replaced), new Date(), new Date());
  await removeOld(releases, site);
}

/** Moves a build's site to `out`, and its other files beside it. */
export async function replaceFolder(built: string, out: string): Promise<void> {
  const beside = dirname(out);
  await fs.mkdir(beside, { recursive: true });
  await fs.rm(out, { recursive: true, force: true });
  for (const name of await fs.readdir(built)) {
    await fs.rename(join(built, name), name === 'client' ? out : join(beside, name));
  }
}

async function keepAssets(from: string, to: string): Promise<void> {
  await fs.mkdir(to, { recursive: true });
  const now = new Date();
  for (const entry of await fs.readdir(from, { withFileTypes: true }).catch(() => [])) {
    if (!entry.isFile()) continue;
    const [source, kept] = [join(from, entry.name), join(to, entry.name)];
    await fs
      .link(source, kept)
      .catch((error: NodeJS.ErrnoException) =>
        error.code === 'EEXIST' ? undefined : fs.copyFile(source, kept),
      );
    await fs.utimes(kept, now, now);
  }
  for (const name of await fs.readdir(to)) {
    const { mtimeMs } = await fs.stat(join(to, name));
    if (now.getTime() - mtimeMs > dayMs) await fs.rm(join(to, name), { force: true });
  }
}

/** Keeps the served release, the two newest, and those just replaced. */
async function removeOld(releases: string, site: string): Promise<void> {
  const served = (await fs.readlink(site)).split(/[\\/]/).at(-2);
  const names = (await fs.readdir(releases)).sort();
  for (const name of names.slice(0, -2)) {
    const folder = join(releases, name);
    const { mtimeMs } = await fs.stat(folder);
    if (name === served || Date.now() - mtimeMs < graceMs) continue;
    await fs.rm(folder, { recursive: true, force: true });
  }
}
