import '@tuppence/ui/tokens';
import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { env } from './env';
import type { PageData } from './page-data';
import { useDevice } from './providers/DeviceProvider';
import { loadPage } from './routes';
import { Root } from './routes/root';
import { showLoadFailure } from './services/load-failure';
import { log, nameOf } from './services/log';
import { openStorage, sessionStore } from './services/storage';
import { typedKey } from './services/typed-fields';
import { BrowserRouter } from './shell/links/BrowserRouter';

const container = document.getElementById('app');
if (!container) throw new Error('The document has no #app element.');

start(container).catch((error: unknown) => {
  log('page not started', { error: nameOf(error) });
  window.early = undefined;
  showLoadFailure();
});
if (env.reportUrl) {
  import('./services/vitals').then(
    ({ reportVitals }) => reportVitals(),
    () => undefined,
  );
}

// No top-level await: a page's chunk imports this one, so the two would wait for each other.
async function start(root: HTMLElement) {
  openStorage();
  if (isUsedEarly()) importEarlyPresses().catch(() => undefined);
  // Without the page's code, React would replace the document.
  const first = await loadPage(window.location.pathname, readPageData());
  const prerendered = root.firstElementChild !== null;
  // The document already shows the query's step (app/prerender/auth-steps.ts).
  const isWholeAddress = 'wholeAddress' in document.body.dataset;
  const page = (
    <BrowserRouter first={first} prerendered={prerendered && !isWholeAddress}>
      {(loaded, busy) => <Root {...loaded} busy={busy} />}
    </BrowserRouter>
  );
  if (prerendered) {
    const early = isUsedEarly() ? await importEarlyPresses() : undefined;
    window.hydrating = true;
    const hydrated = (
      <App>
        <Hydrated early={early}>{page}</Hydrated>
      </App>
    );
    // As a transition, hydration runs in slices and the page stays responsive.
    startTransition(() => void hydrateRoot(root, hydrated, { onRecoverableError }));
  } else createRoot(root).render(<App>{page}</App>);
}

function isUsedEarly(): boolean {
  return Boolean(window.early?.length || document.forms.length);
}

function importEarlyPresses() {
  return import('./services/early-presses');
}

type EarlyPresses = typeof import('./services/early-presses');

/** Replays what the visitor did before the page was hydrated, and presses once the device is known. */
function Hydrated({ early, children }: { early: EarlyPresses | undefined; children: ReactNode }) {
  const { detected } = useDevice();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at hydration
  useEffect(() => early?.fillEarly(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `early` does not change
  useEffect(() => {
    if (detected) press(early).catch(showLoadFailure);
  }, [detected]);
  return children;
}

async function press(imported: EarlyPresses | undefined) {
  try {
    const early = imported ?? (window.early?.length ? await importEarlyPresses() : undefined);
    // Without `imported`, typing has not been replayed.
    if (!imported) early?.fillEarly();
    early?.pressEarly();
  } finally {
    window.early = undefined;
  }
  if (sessionStore.get(typedKey)) (await import('./services/restore-typed')).restoreTyped();
}

function readPageData(): PageData {
  const text = document.getElementById('page-data')?.textContent;
  return text ? (JSON.parse(text) as PageData) : {};
}

function onRecoverableError(error: unknown) {
  log('hydration differed', { error: nameOf(error) });
  // Tests fail on this message.
  if (env.backend === 'embedded') console.error(error);
}
