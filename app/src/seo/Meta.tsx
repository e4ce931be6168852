import { createContext, useContext } from 'react';
import { env } from '../env';
import type { PageMeta } from './page-meta';
import { shareName } from './share-name';

/** Passes a page's metadata to the prerenderer. */
export const MetaSink = createContext<((meta: PageMeta) => void) | null>(null);

/** React moves these elements into the head. */
export function Meta(meta: PageMeta) {
  const { path, title, description, keywords, indexable = true } = meta;
  useContext(MetaSink)?.(meta);
  const address = env.origin + path;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords.join(', ')} />
      <meta name="robots" content={indexable ? 'index, follow' : 'noindex'} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={env.name} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${env.origin}/share/${shareName(path)}.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={`${env.origin}/share/${shareName(path)}.png`} />
    </>
  );
}
