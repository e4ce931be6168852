const interactions = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll'] as const;

/** Runs `task` when the visitor first does something and the browser then has time. Returns how to call it off. */
export function afterFirstInteraction(task: () => void): () => void {
  const stop = () => {
    for (const name of interactions) window.removeEventListener(name, start);
  };
  const start = () => {
    stop();
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: 2000 });
    else setTimeout(task, 200);
  };
  for (const name of interactions) window.addEventListener(name, start, { passive: true });
  return stop;
}
