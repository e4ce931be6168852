export const mailTo = (address: string) => ({ label: address, href: `mailto:${address}` });
