import type { Partner } from './content/partners';

/** What a prerendered document brings along for hydration. */
export interface PageData {
  /** The partner charity that the page is about. */
  partner?: Partner | undefined;
  /** There is no such page. */
  notFound?: true;
}

/** Id of the element that holds it, as JSON. */
export const pageDataId = 'page-data';
