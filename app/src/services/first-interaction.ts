const interactions = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll'] as const;

/**
 * Runs `task` when the browser is next idle after the visitor's first interaction, or after
 * `atLatestMs` without one. Returns a function that cancels it.
 */
export function afterFirstInteraction(task: () => void, atLatestMs?: number): () => void {
  let idle = 0;
  let timer = atLatestMs === undefined ? undefined : setTimeout(() => start(), atLatestMs);
  const stop = () => {
    clearTimeout(timer);
    if (idle) window.cancelIdleCallback(idle);
    for (const name of interactions) window.removeEventListener(name, start);
  };
  const start = () => {
    stop();
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) idle = window.requestIdleCallback(task, { timeout: 2000 });
    else timer = setTimeout(task, 200);
  };
  // A press or an input before this code ran counts as the first interaction.
  if (window.early?.length) start();
  else for (const name of interactions) window.addEventListener(name, start, { passive: true });
  return stop;
}
