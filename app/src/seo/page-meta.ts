/** Titles and descriptions are unique. */
export interface PageMeta {
  /** The canonical path, even for an alias. */
  path: string;
  title: string;
  description: string;
  keywords: readonly string[];
  /** If false, search engines may not list the page. Default true. */
  indexable?: boolean | undefined;
  /** Name in breadcrumbs. Default: the title up to its first separator. */
  name?: string | undefined;
  /** For FAQPage structured data. */
  faq?: readonly { question: string; answer: string }[] | undefined;
}
