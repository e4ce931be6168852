/** One entry of a navigation. */
export interface NavLink {
  /** Where it leads. */
  href: string;
  /** What it reads. */
  label: string;
}

/** The attribute that tells assistive technology and styles which link is the page shown. */
export function currentPage(link: NavLink, currentPath: string) {
  return link.href === currentPath ? ({ 'aria-current': 'page' } as const) : {};
}
