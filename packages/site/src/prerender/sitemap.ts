import type { PageMeta } from '../seo/page-meta.ts';

/** Without aliases and pages that search engines may not list. */
export function listedPages<Page extends { path: string; meta: PageMeta }>(
  pages: readonly Page[],
): Page[] {
  return pages.filter(({ path, meta }) => meta.indexable !== false && meta.path === path);
}

export function sitemap(
  pages: readonly { path: string; meta: PageMeta }[],
  origin: string,
): string {
  const urls = listedPages(pages).map(
    ({ path }) => `  <url><loc>${(origin + path).replaceAll('&', '&amp;')}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
