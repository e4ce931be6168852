/** Other addresses of a page, each with the page's canonical path. */
export const aliases: Readonly<Record<string, string>> = {
  '/terms-and-conditions': '/terms',
  '/privacy-policy': '/privacy',
};
