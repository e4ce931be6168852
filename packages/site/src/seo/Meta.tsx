import { createContext, useContext, useEffect } from 'react';
import { log, nameOf } from '../browser/log';
import { type PageMeta, sharePicture, structuredDataId } from './page-meta';

/** What the tags of every page have in common. */
export interface SiteInfo {
  name: string;
  /** Without a final slash. */
  origin: string;
  /** E.g. `en_GB`. */
  locale: string;
  /** The page's structured data (schema.org), as JSON. */
  structuredData: (meta: PageMeta) => Promise<string>;
}

export const SiteInfoContext = createContext<SiteInfo | null>(null);

/** Passes a page's metadata to the prerenderer. */
export const MetaSink = createContext<((meta: PageMeta) => void) | null>(null);

/** Title, description, share tags and structured data. React moves the elements into the head. */
export function Meta(meta: PageMeta) {
  const { path, title, description, keywords, indexable = true } = meta;
  const site = useContext(SiteInfoContext);
  if (!site) throw new Error('Meta must be used within a SiteInfoContext');
  useContext(MetaSink)?.(meta);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a title belongs to one page
  useEffect(() => void describe(meta, site), [path, title]);
  const address = site.origin + path;
  const picture = site.origin + sharePicture(path);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords.join(', ')} />
      <meta name="robots" content={indexable ? 'index, follow' : 'noindex'} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={site.locale} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      {/* X takes the rest from the Open Graph fields. */}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** The document has the structured data of its own page. A page after it brings new ones. */
async function describe(meta: PageMeta, { structuredData }: SiteInfo): Promise<void> {
  const element = document.getElementById(structuredDataId);
  if (!element || element.dataset.title === meta.title) return;
  element.dataset.title = meta.title;
  // The document describes its own picture only.
  document.querySelector('meta[property="og:image:alt"]')?.remove();
  try {
    const text = await structuredData(meta);
    if (element.dataset.title === meta.title) element.textContent = text;
  } catch (error) {
    element.textContent = '';
    log('structured data not loaded', { error: nameOf(error) });
  }
}
