import type { StaticPart } from './islands/static-part';

/** What a page asks of the chrome around it; exported by its route file as `handle`. */
export interface PageHandle {
  /** The header lies over the page's dark first section until scrolled (docs/behaviour.md 2.4). */
  headerTransparent?: boolean | undefined;
  /** The page stands alone, without header and footer. */
  chromeless?: boolean | undefined;
  /** On iOS phones the page has the sticky "Get the app" bar. */
  stickyBar?: boolean | undefined;
  /** The page's static parts, to be fetched with it where no document brought them. */
  parts?: readonly StaticPart[] | undefined;
}
