import type { Site } from '../site.ts';

/** What both gates say, of a `password` or a `code`. */
export const gate = ({ name }: Site, secret: string, email: string, subject: string) => ({
  pending: 'Checking...',
  unavailable: `This browser cannot check the ${secret} here. Open the page over https in an up-to-date browser.`,
  help: {
    href: `mailto:${email}?subject=${encodeURIComponent(subject)}`,
    label: `No ${secret}? Email ${email}`,
  },
  home: { href: '/', label: `Go to the ${name} home page` },
});
