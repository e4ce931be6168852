import type { Partner } from '@tuppence/content/partner-page';

/** Data for hydration, as JSON in the document's element `page-data`. */
export interface PageData {
  partner?: Partner | undefined;
  notFound?: true;
}
