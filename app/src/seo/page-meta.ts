/** A page's metadata for search engines and link previews. Titles and descriptions are unique. */
export interface PageMeta {
  /** The canonical path, even for an alias. */
  path: string;
  /** The full title, as in the browser's tab. */
  title: string;
  description: string;
  keywords: readonly string[];
  /** If false, search engines may not list the page, and the sitemap omits it. Default true. */
  indexable?: boolean | undefined;
  /** Name in breadcrumbs. Default: the title up to its first separator. */
  name?: string | undefined;
  /** Questions shown on the page, for FAQPage structured data. */
  faq?: readonly { question: string; answer: string }[] | undefined;
}
