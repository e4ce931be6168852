/** What a prerendered document brings along for hydration: the data of its page's loader, or that there is no such page. */
export interface PageData {
  loaderData?: Record<string, unknown>;
  notFound?: true;
}

/** Id of the element that holds it, as JSON. */
export const pageDataId = 'page-data';
