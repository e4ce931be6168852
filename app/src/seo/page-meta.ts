/** What search engines and other programs are told about a page. Titles and descriptions are unique. */
export interface PageMeta {
  /** The canonical path. An alias gives the path of the page that it repeats. */
  path: string;
  /** The whole title, as it stands in the tab. */
  title: string;
  /** One or two sentences, 70 to 160 characters. */
  description: string;
  keywords: readonly string[];
  /** Whether search engines may list the page; a page that is not listed is left out of the sitemap. Default true. */
  indexable?: boolean | undefined;
  /** The page's own name in a trail of breadcrumbs. Default: the title up to its first separator. */
  name?: string | undefined;
  /** Questions the page answers, the same data that it shows: become FAQPage structured data. */
  faq?: readonly { question: string; answer: string }[] | undefined;
}
