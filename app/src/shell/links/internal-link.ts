/** What of a pressed link decides whether the app follows it itself. `download`: it has that attribute. */
export type PressedLink = Pick<HTMLAnchorElement, 'href' | 'target' | 'rel'> & {
  download: boolean;
};

type Press = Pick<
  MouseEvent,
  'button' | 'defaultPrevented' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'
>;

/** A press that asks for no new tab, no new window and no download. */
export function isPlainPress(press: Press): boolean {
  return (
    press.button === 0 &&
    !press.defaultPrevented &&
    !press.metaKey &&
    !press.ctrlKey &&
    !press.shiftKey &&
    !press.altKey
  );
}

/** Where a link leads within the site, as path, query and hash; null for what the browser follows itself. */
export function internalTarget(link: PressedLink, origin: string): string | null {
  if (link.download || (link.target !== '' && link.target !== '_self')) return null;
  if (/\bexternal\b/.test(link.rel)) return null;
  const url = parse(link.href);
  if (url?.origin !== origin) return null;
  // A name with a dot is a file: /llms.txt, /sitemap.xml.
  if (url.pathname.includes('.')) return null;
  return url.pathname + url.search + url.hash;
}

/** `URL.canParse` is younger than the oldest supported Safari. */
function parse(href: string): URL | null {
  try {
    return new URL(href);
  } catch {
    return null;
  }
}
