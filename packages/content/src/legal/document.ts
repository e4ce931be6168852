export const mailTo = (address: string) => ({ label: address, href: `mailto:${address}` });

/** Of every document. */
export const labels = { contentsLabel: 'On this page', summaryLabel: 'In short' };
