export type PressedLink = Pick<HTMLAnchorElement, 'href' | 'target' | 'rel'> & {
  download: boolean;
};

type Press = Pick<
  MouseEvent,
  'button' | 'defaultPrevented' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'
>;

/** False for a press that is cancelled, opens a tab or window, or saves a file. */
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

/** Null if the browser should follow the link. */
export function internalTarget(link: PressedLink, origin: string): string | null {
  if (link.download || (link.target !== '' && link.target !== '_self')) return null;
  if (/\bexternal\b/.test(link.rel)) return null;
  const url = parse(link.href);
  if (url?.origin !== origin) return null;
  // A path with a dot is a file: /llms.txt, /sitemap.xml.
  if (url.pathname.includes('.')) return null;
  return url.pathname + url.search + url.hash;
}

/** The oldest supported Safari has no `URL.canParse`. */
function parse(href: string): URL | null {
  try {
    return new URL(href);
  } catch {
    return null;
  }
}
