import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { meta } from '@tuppence/content/about/copy';
import { siteDefaults } from '@tuppence/content/site';
import { sharePicture } from '@tuppence/site/page-meta';
import { expect, test } from 'vitest';
import type { Drawings } from './drawings.ts';
import { sharePainter } from './share-pictures.ts';

test('an uploaded share picture is not drawn over', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'share-'));
  await mkdir(join(folder, 'uploads/share'), { recursive: true });
  const about = join(folder, sharePicture('/about'));
  await writeFile(about, 'a photograph');
  const cache = join(folder, 'cache');
  const paint = await sharePainter(siteDefaults as never, {} as Drawings, { folder, cache });
  await paint(meta(siteDefaults));
  expect(await readFile(about, 'utf8')).toBe('a photograph');
});
