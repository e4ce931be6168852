import type { Partner } from '@tuppence/content/partner-page';

/** Data in a prerendered document, for hydration. */
export interface PageData {
  partner?: Partner | undefined;
  notFound?: true;
}

/** Id of the element that contains it as JSON. */
export const pageDataId = 'page-data';
