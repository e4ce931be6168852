export interface NavLink {
  href: string;
  label: string;
}

/** Marks the current page's link. */
export function currentPage(link: NavLink, currentPath: string) {
  return link.href === currentPath ? ({ 'aria-current': 'page' } as const) : {};
}
