import * as chrome from '@tuppence/content/chrome/copy';
import { findByName } from '@tuppence/ui/brand';
import type { NavLink } from '@tuppence/ui/chrome';
import { env } from '../env';
import { listPartners } from '../services/charities/partner-list';

const { groups, legalLinks } = chrome.footer(env);
const pages = [
  ...[chrome.headerLinks, chrome.menuLinks, ...groups.map(({ links }) => links), legalLinks].flat(),
  chrome.accountLinks.signedOut,
];
const wordsOf = (path: string) => path.replaceAll(/[^\p{L}\d]+/gu, ' ').trim();
const together = (words: string) => words.replaceAll(' ', '');

/** The page whose name or address has the words of a path, with typing errors allowed. */
export async function nearestPage(pathname: string): Promise<NavLink | undefined> {
  const path = decodeURI(pathname).replace(/\.\w+$/, '');
  const typed = wordsOf(path);
  if (typed.length < 3) return undefined;
  const partners = await listPartners().catch(() => []);
  const all = [...pages, ...partners.map(({ name, href }) => ({ label: name, href }))];
  const fits = findByName(all.map(nameOf));
  // Words may be written as one, as in /madeinhackney, or in the wrong folder.
  return [typed, together(typed), wordsOf(path.split('/').at(-1) ?? '')]
    .filter((text) => text !== '')
    .map((text) => all.find((page) => fits(nameOf(page), text)))
    .find((page) => page !== undefined);
}

function nameOf({ label, href }: NavLink): string {
  const words = wordsOf(href);
  return `${label} ${words} ${together(words)}`;
}
