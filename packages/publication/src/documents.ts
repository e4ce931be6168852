import type { SteppedPage } from '@tuppence/site/query-steps';

/** No page has this path, and its links to files have the right depth. */
export const notFoundPath = '/404/not-found';

/** The order of the style sheets would otherwise decide the order of the layers. */
export const layerOrder = `@layer ${['reset', 'tokens', 'primitives', 'sections'].map((name) => `tuppence.${name}`)};`;

/**
 * Adds the invite code of the page's address to a pressed link to the App Store, also before the
 * page's code runs and in parts without code.
 */
const inviteInStoreLinks = `addEventListener('click', ({ target }) => { const link = target.closest('a[href^="https://apps.apple.com/"]'); const code = /[?&](?:amp;)?ref=([a-z\\d-]{2,32})(?![\\w-])/i.exec(location.search); if (link && code && !/[?&]ct=/.test(link.search)) link.href += (link.search ? '&ct=' : '?ct=') + code[1]; }, true);`;

/** If scripts are off, the page shows at once. */
const withoutScripts =
  '<noscript><style>[data-loading]{opacity:1!important;visibility:visible!important;pointer-events:auto!important;animation:none!important}[data-loading][role=status]{display:none!important}</style></noscript>';

export const headOfEveryPage = `<script>${inviteInStoreLinks}</script>${withoutScripts}`;

const everywhere = ['bricolage-grotesque', 'figtree'];
const withoutFigures = [
  '/auth',
  '/brands',
  '/giving-recap',
  '/investors',
  '/onboarding',
  '/waitlist',
];

/** The fonts of a page's first screen. The browser warns about one that the page does not use. */
export function preloadedFonts(path: string): readonly string[] {
  return withoutFigures.includes(path) ? everywhere : [...everywhere, 'spline-sans-mono'];
}

/** `identifier` is the site's, from `identifierOf`. */
export const authSteps = (identifier: string): SteppedPage => ({
  path: '/auth',
  steps: {
    forgotten: '?step=forgotten',
    expired: '?step=expired',
    closed: '?step=closed',
    'new-password': '?step=new-password',
    confirm: '?step=confirm#token_hash=0&type=signup',
    reset: '?step=confirm#token_hash=0&type=recovery',
    'without-token': '?step=confirm',
  },
  // As in packages/site/src/browser/email-link.ts and app/src/services/backend/supabase.ts. Storage that
  // is blocked throws an error.
  choose: `
  if (/token_hash/.test(location.href)) step = /recovery|for=password/.test(location.href) ? 'reset' : 'confirm';
  else if (step === 'confirm') step = 'without-token';
  else if (step === 'new-password') {
    let session;
    try { session = localStorage['${identifier}-auth']; } catch {}
    if (!session) step = 'forgotten';
  }`,
});
