/** Each alias with its page's canonical path. */
export const aliases: Readonly<Record<string, string>> = {
  '/terms-and-conditions': '/terms',
  '/privacy-policy': '/privacy',
  '/donation-api': '/donation-api/charities',
};
