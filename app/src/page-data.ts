import type { Partner } from '@tuppence/content/partner-page';

/** Data in a prerendered document, for hydration, as JSON in the element `page-data`. */
export interface PageData {
  partner?: Partner | undefined;
  notFound?: true;
}
