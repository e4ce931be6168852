import * as chrome from '@tuppence/content/chrome/copy';
import { nearestLink } from '@tuppence/ui/not-found';
import { env } from '../env';
import { listPartners } from '../services/charities/partner-list';

const { groups, legalLinks } = chrome.footer(env);
const pages = [
  ...[chrome.headerLinks, chrome.menuLinks, ...groups.map(({ links }) => links), legalLinks].flat(),
  chrome.accountLinks.signedOut,
];

/** The page whose name or address has the words of a path. */
export async function nearestPage(pathname: string) {
  const partners = await listPartners().catch(() => []);
  return nearestLink(pathname, [
    ...pages,
    ...partners.map(({ name, href }) => ({ label: name, href })),
  ]);
}
