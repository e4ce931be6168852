import type { PageMeta } from '@tuppence/site/page-meta';

/** Without aliases and pages that search engines may not list. */
export function listedPages<Page extends { path: string; meta: PageMeta }>(
  pages: readonly Page[],
): Page[] {
  return pages.filter(({ path, meta }) => meta.indexable !== false && meta.path === path);
}

/** A sitemap may name 50,000 addresses. */
const longest = 45_000;

/** The files of the sitemap, by name: sitemap.xml, which names the others if one is not enough. */
export function sitemap(
  pages: readonly { path: string; meta: PageMeta }[],
  origin: string,
): Record<string, string> {
  const addresses = listedPages(pages).map(({ path }) => origin + path);
  if (addresses.length <= longest) return { 'sitemap.xml': list('urlset', 'url', addresses) };
  const parts = Array.from({ length: Math.ceil(addresses.length / longest) }, (_, at) => ({
    name: `sitemap-${at + 1}.xml`,
    addresses: addresses.slice(at * longest, (at + 1) * longest),
  }));
  const names = parts.map(({ name }) => `${origin}/${name}`);
  return {
    'sitemap.xml': list('sitemapindex', 'sitemap', names),
    ...Object.fromEntries(
      parts.map(({ name, addresses: own }) => [name, list('urlset', 'url', own)]),
    ),
  };
}

function list(root: string, item: string, addresses: readonly string[]): string {
  const items = addresses.map(
    (address) => `  <${item}><loc>${address.replaceAll('&', '&amp;')}</loc></${item}>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${items.join('\n')}
</${root}>
`;
}
