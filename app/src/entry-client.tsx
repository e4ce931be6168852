import '@tuppence/ui/tokens';
import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { env } from './env';
import { type PageData, pageDataId } from './page-data';
import { loadPage } from './routes';
import { Root } from './routes/root';
import { showLoadFailure } from './services/load-failure';
import { log } from './services/log';
import { sessionStore } from './services/storage';
import { typedKey } from './services/typed-fields';
import { BrowserRouter } from './shell/links/BrowserRouter';

const container = document.getElementById('app');
if (!container) throw new Error('The document lacks #app.');

start(container).catch((error: unknown) => {
  log('page not started', { error: error instanceof Error ? error.name : 'unknown' });
  window.early = undefined;
  showLoadFailure();
});
if (env.reportUrl) {
  import('./services/vitals').then(
    ({ reportVitals }) => reportVitals(),
    () => undefined,
  );
}

// No await at the top of this module: pages import from the file it ends up in, and would wait for it for ever.
async function start(root: HTMLElement) {
  // Fetched beside the page's code, not after it.
  if (isUsedEarly()) importEarlyPresses().catch(() => undefined);
  // Hydration must find the page's code in place, or it would replace what is already shown.
  const first = await loadPage(window.location.pathname, readPageData());
  const prerendered = root.firstElementChild !== null;
  // A document with steps has put the address's own in place already (app/prerender/auth-steps.ts).
  const isWholeAddress = 'wholeAddress' in document.body.dataset;
  const app = (
    <App>
      <BrowserRouter first={first} prerendered={prerendered && !isWholeAddress}>
        {(page) => <Root {...page} />}
      </BrowserRouter>
    </App>
  );
  if (prerendered) {
    const early = isUsedEarly() ? await importEarlyPresses() : undefined;
    const play = early?.takeEarlyPresses();
    window.hydrating = true;
    const hydrated = (
      <Hydrated onHydrated={() => void playEarly(play).catch(showLoadFailure)}>{app}</Hydrated>
    );
    // As a transition it is done in slices, between which the page answers to input.
    startTransition(() => void hydrateRoot(root, hydrated, { onRecoverableError }));
  } else createRoot(root).render(app);
}

/** Something was pressed or typed already, or there is a form, which is filled in before the code runs. */
function isUsedEarly(): boolean {
  return Boolean(window.early?.length || document.forms.length);
}

/** What plays early presses; most visitors need none of it. */
function importEarlyPresses() {
  return import('./services/early-presses');
}

/** Calls back once the whole page is hydrated. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever the callback is
  useEffect(onHydrated, []);
  return children;
}

/** Plays what was pressed and typed, also between the first and the last moment of hydration. */
async function playEarly(play?: () => void) {
  if (play) play();
  else if (window.early?.length) (await importEarlyPresses()).takeEarlyPresses()();
  window.early = undefined;
  if (sessionStore.get(typedKey)) (await import('./services/restore-typed')).restoreTyped();
}

function readPageData(): PageData {
  const text = document.getElementById(pageDataId)?.textContent;
  return text ? (JSON.parse(text) as PageData) : {};
}

/** React could not keep the document as it was sent. */
function onRecoverableError(error: unknown) {
  log('hydration differed', { error: error instanceof Error ? error.name : 'unknown' });
  // Loud wherever it can be mended: tests fail over it. Visitors of a hosted site lose nothing by it.
  if (env.backend === 'embedded') console.error(error);
}
