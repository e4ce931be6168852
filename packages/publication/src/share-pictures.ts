import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { partners } from '@tuppence/content/partner/partners';
import { partnerShareText, shareText } from '@tuppence/content/share-pictures';
import type { PageSettings } from '@tuppence/settings/settings';
import { type PageMeta, pageName, sharePicture } from '@tuppence/site/page-meta';
import satori from 'satori';
import sharp from 'sharp';
import type { Drawings } from './drawings.ts';
import { type SharePicture, sharePictureLayout, size } from './share-picture-layout.ts';

/** Messengers skip large pictures. */
export const maxShareBytes = 60_000;

const faces = [
  { name: 'Bricolage Grotesque', weight: 800 },
  { name: 'Figtree', weight: 500 },
  { name: 'Spline Sans Mono', weight: 500 },
] as const;

export async function drawSharePictures(
  pages: readonly { meta: PageMeta }[],
  site: PageSettings,
  drawings: Drawings,
  { folder, cache }: { folder: string; cache: string },
): Promise<void> {
  const target = join(folder, dirname(sharePicture('/')));
  await Promise.all([target, cache].map((path) => mkdir(path, { recursive: true })));
  const uploaded = await readdir(target);
  const painter = await preparePainter(drawings, cache);
  const byPath = new Map(pages.map(({ meta }) => [meta.path, meta]));
  const queue = byPath.values();
  // Sharp compresses one picture in its own thread while another is laid out.
  await Promise.all(
    Array.from({ length: 3 }, async () => {
      for (const meta of queue) {
        if (uploaded.includes(basename(sharePicture(meta.path)))) continue;
        const png = await painter(pictureOf(meta, site));
        await writeFile(join(folder, sharePicture(meta.path)), png);
      }
    }),
  );
}

export function pictureOf(meta: PageMeta, site: PageSettings): SharePicture {
  const partner = partners.find(({ slug }) => meta.path === `/${slug}`);
  return {
    siteName: site.name,
    siteHost: new URL(site.origin).host,
    text: partner ? partnerShareText(partner) : shareText(site, meta.path, pageName(meta)),
    ...(partner && { partner }),
  };
}

/** The words of a page's share picture, as a tag for the document's head. */
export function pictureAlt(meta: PageMeta, site: PageSettings): string {
  const { siteName, siteHost, text } = pictureOf(meta, site);
  const receipt = [...Object.entries(text.lines), text.total].map((line) => line.join(': '));
  const headline = text.kicker ? `${text.kicker} ${text.headline}` : text.headline;
  const words = [siteName, headline, receipt.join('; '), siteHost].join('. ');
  const sentences = words.replaceAll(/([.?!])\./g, '$1');
  const escaped = sentences.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<meta property="og:image:alt" content="${escaped}">`;
}

async function preparePainter(
  drawings: Drawings,
  cache: string,
): Promise<(picture: SharePicture) => Promise<Buffer>> {
  const resolve = createRequire(import.meta.url).resolve;
  const fonts = await Promise.all(
    faces.map(async ({ name, weight }) => {
      const slug = name.toLowerCase().replaceAll(' ', '-');
      const file = `@fontsource/${slug}/files/${slug}-latin-${weight}-normal.woff`;
      return { name, weight, style: 'normal' as const, data: await readFile(resolve(file)) };
    }),
  );
  // The cache key covers the layout and everything that paints it.
  const painting = createHash('sha256').update(JSON.stringify(sharp.versions));
  painting.update(await readFile(import.meta.filename));
  painting.update(await readFile(resolve('satori/package.json')));
  for (const { data } of fonts) painting.update(data);
  return async (picture) => {
    const layout = sharePictureLayout(picture, drawings);
    const key = painting.copy().update(JSON.stringify(layout)).digest('hex').slice(0, 24);
    const cached = join(cache, `${key}.png`);
    const known = await readFile(cached).catch(() => null);
    if (known) return known;
    const svg = await satori(layout as unknown as Parameters<typeof satori>[0], { ...size, fonts });
    const png = await sharp(Buffer.from(svg))
      // Flat colours need no dithering. More effort takes three times as long for 2% fewer bytes.
      // Quality 90 looks like 100, in two thirds of the time.
      .png({ quality: 90, dither: 0, compressionLevel: 6, effort: 1 })
      .toBuffer();
    if (png.length > maxShareBytes) {
      throw new Error(
        `The share picture "${picture.text.headline}" is ${png.length} bytes; the limit is ${maxShareBytes}.`,
      );
    }
    await writeFile(cached, png);
    return png;
  };
}
