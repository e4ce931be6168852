import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { Renderer } from '@takumi-rs/core';
import { partners } from '@tuppence/content/partner/partners';
import { partnerShareText, shareText } from '@tuppence/content/share-pictures';
import type { PageSettings } from '@tuppence/settings/settings';
import { type PageMeta, pageName, sharePicture } from '@tuppence/site/page-meta';
import type { Drawings } from './drawings.ts';
import { type SharePicture, sharePictureLayout, size } from './share-picture-layout.ts';

/** Messengers skip large pictures. */
export const maxShareBytes = 100_000;

const faces = [
  { name: 'Bricolage Grotesque', weight: 800 },
  { name: 'Figtree', weight: 500 },
  { name: 'Spline Sans Mono', weight: 500 },
] as const;

/** Draws the share picture of a page, unless one is uploaded. */
export async function sharePainter(
  site: PageSettings,
  drawings: Drawings,
  { folder, cache }: { folder: string; cache: string },
): Promise<(meta: PageMeta) => Promise<void>> {
  const target = join(folder, dirname(sharePicture('/')));
  await Promise.all([target, cache].map((path) => mkdir(path, { recursive: true })));
  const uploaded = await readdir(target);
  const paint = await preparePainter(drawings, cache);
  return async (meta) => {
    if (uploaded.includes(basename(sharePicture(meta.path)))) return;
    await writeFile(join(folder, sharePicture(meta.path)), await paint(pictureOf(meta, site)));
  };
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
      return { name, weight, data: await readFile(resolve(file)) };
    }),
  );
  const renderer = new Renderer();
  await Promise.all(fonts.map((font) => renderer.registerFont(font)));
  // The cache key covers the layout and everything that paints it.
  const painting = createHash('sha256').update(await readFile(import.meta.filename));
  painting.update(await readFile(join(import.meta.dirname, '../package.json')));
  return async (picture) => {
    const layout = sharePictureLayout(picture, drawings);
    const key = painting.copy().update(JSON.stringify(layout)).digest('hex').slice(0, 24);
    const cached = join(cache, `${key}.png`);
    const known = await readFile(cached).catch(() => null);
    if (known) return known;
    const png = await renderer.render(layout, { ...size, format: 'png' });
    if (png.length > maxShareBytes) {
      throw new Error(
        `The share picture "${picture.text.headline}" is ${png.length} bytes; the limit is ${maxShareBytes}.`,
      );
    }
    await writeFile(cached, png);
    return png;
  };
}
