import type { StaticPart } from './islands/static-part';

/** A page's settings for its frame, exported as `handle`. */
export interface PageHandle {
  /** Transparent over a dark first section, until scrolled (docs/behaviour.md 2.4). */
  headerTransparent?: boolean | undefined;
  /** No header and footer. */
  chromeless?: boolean | undefined;
  /** The sticky "Get the app" bar on iOS phones. */
  stickyBar?: boolean | undefined;
  /** Prefetched with the page's code. */
  parts?: readonly StaticPart[] | undefined;
}
