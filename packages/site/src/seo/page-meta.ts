export interface Question {
  question: string;
  answer: string;
}

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
  /** For FAQPage structured data. A function, if the page's code does not contain the questions. */
  faq?: readonly Question[] | (() => Promise<readonly Question[]>) | undefined;
}

export function pageName({ name, title }: Pick<PageMeta, 'name' | 'title'>): string {
  return name ?? title.split(' | ')[0] ?? title;
}

/** The path of films and pictures that can be replaced without code: the folder app/public/uploads. */
export const uploads = '/uploads';

/** The share picture's address, e.g. `/uploads/share/donation-api-loyalty.png`. */
export function sharePicture(path: string): string {
  return `${uploads}/share/${path.slice(1).replaceAll('/', '-') || 'home'}.png`;
}

/** Of the element with a document's structured data. */
export const structuredDataId = 'structured-data';
