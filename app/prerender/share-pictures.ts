import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { claim } from '@tuppence/content/claims';
import type { ReactElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { partners } from '../src/content/partners.ts';
import { partnerShareText, plainShareText, shareTexts } from '../src/content/share.ts';
import type { PageEnvironment } from '../src/env.ts';
import type { PageMeta } from '../src/seo/page-meta.ts';
import { shareName } from '../src/seo/share-name.ts';
import type { Server } from '../vite/compile.ts';
import type { SharePicture } from './share-picture.tsx';

/** Maximum size of a picture, in bytes: messengers skip larger ones. */
export const maxShareBytes = 60_000;

const faces = [
  { name: 'Bricolage Grotesque', weight: 800 },
  { name: 'Figtree', weight: 500 },
  { name: 'Spline Sans Mono', weight: 500 },
] as const;

/** Draws every page's share picture into `folder`/share. */
export async function drawSharePictures(
  pages: readonly { meta: PageMeta }[],
  site: PageEnvironment,
  { sharePicture }: Server,
  folder: string,
): Promise<void> {
  const target = join(folder, 'share');
  await mkdir(target, { recursive: true });
  const fonts = await Promise.all(faces.map(fontOf));
  const byPath = new Map(pages.map(({ meta }) => [meta.path, meta]));
  const queue = byPath.values();
  // Three at a time: sharp compresses one in its own thread while the next is laid out.
  await Promise.all(
    Array.from({ length: 3 }, async () => {
      for (const meta of queue) {
        const png = await paint(sharePicture(pictureOf(meta, site)), fonts);
        if (png.length > maxShareBytes) {
          throw new Error(
            `The share picture of ${meta.path} is ${png.length} bytes; the limit is ${maxShareBytes}.`,
          );
        }
        await writeFile(join(target, `${shareName(meta.path)}.png`), png);
      }
    }),
  );
}

/** The content of a page's picture. */
export function pictureOf(meta: PageMeta, site: PageEnvironment): SharePicture {
  const partner = partners.find(({ slug }) => meta.path === `/${slug}`);
  const name = meta.name ?? meta.title.split(' | ')[0] ?? meta.title;
  return {
    siteName: site.name,
    siteHost: new URL(site.origin).host,
    text: partner
      ? partnerShareText(partner.name)
      : (shareTexts[meta.path] ?? plainShareText(name)),
    ...(partner && {
      partner: { ...partner, kicker: `${claim('shareFlat')} from every shop goes to` },
    }),
  };
}

async function fontOf({ name, weight }: (typeof faces)[number]) {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  const file = `@fontsource/${slug}/files/${slug}-latin-${weight}-normal.woff`;
  const data = await readFile(createRequire(import.meta.url).resolve(file));
  return { name, weight, style: 'normal' as const, data };
}

async function paint(layout: ReactElement, fonts: Awaited<ReturnType<typeof fontOf>>[]) {
  const svg = await satori(layout, { width: 1200, height: 630, fonts });
  return sharp(Buffer.from(svg))
    .png({ palette: true, colours: 64, compressionLevel: 9, effort: 4 })
    .toBuffer();
}
