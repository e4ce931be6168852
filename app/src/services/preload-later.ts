/** Delay after the page has loaded, in ms; desktop only (docs/behaviour.md 9.4). */
const preloadDelayMs = 2000;

/** Runs `preload` 2 s after the page has loaded. Returns a function that cancels it. */
export function preloadLater(preload: () => void, delayMs: number = preloadDelayMs): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    timer = setTimeout(preload, delayMs);
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
  return () => {
    window.removeEventListener('load', start);
    clearTimeout(timer);
  };
}
