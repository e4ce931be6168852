import { findByName } from '../../brand/charity-picker/find-by-name';

interface NamedLink {
  href: string;
  label: string;
}

const wordsOf = (path: string) => path.replaceAll(/[^\p{L}\d]+/gu, ' ').trim();
const together = (words: string) => words.replaceAll(' ', '');

/**
 * The link whose label or address has the words of a path, with typing errors allowed. Throws a
 * `URIError` for a path with invalid escapes.
 */
export function nearestLink<Link extends NamedLink>(
  pathname: string,
  links: readonly Link[],
): Link | undefined {
  const path = decodeURI(pathname).replace(/\.\w+$/, '');
  const typed = wordsOf(path);
  if (typed.length < 3) return undefined;
  const fits = findByName(links.map(nameOf));
  // Words may be written as one, as in /madeinhackney, or in the wrong folder.
  return [typed, together(typed), wordsOf(path.split('/').at(-1) ?? '')]
    .filter((text) => text !== '')
    .map((text) => links.find((link) => fits(nameOf(link), text)))
    .find((link) => link !== undefined);
}

function nameOf({ label, href }: NamedLink): string {
  const words = wordsOf(href);
  return `${label} ${words} ${together(words)}`;
}
