/** Addresses that repeat another page, by the page that they repeat: its own address is the canonical one. */
export const aliases: Readonly<Record<string, string>> = {
  '/terms-and-conditions': '/terms',
  '/privacy-policy': '/privacy',
};
