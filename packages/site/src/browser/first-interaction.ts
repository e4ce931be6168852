// Ends of presses, because a task between a finger's touch and its release would delay the press.
const interactions = ['pointerup', 'pointermove', 'keyup', 'scroll'] as const;

/** An `atLatestMs`: a person with a screen reader may neither scroll nor press anything. */
export const withoutInteractionMs = 15_000;

/** Runs `task` after the visitor's first interaction, or after `atLatestMs`. */
export function afterFirstInteraction(task: () => void, atLatestMs?: number): () => void {
  let idle = 0;
  let timer = atLatestMs === undefined ? undefined : setTimeout(() => start(), atLatestMs);
  const stop = () => {
    clearTimeout(timer);
    if (idle) window.cancelIdleCallback(idle);
    for (const name of interactions) window.removeEventListener(name, start);
  };
  // First the press itself is shown.
  const start = () => {
    stop();
    timer = setTimeout(startWhenIdle, 200);
  };
  const startWhenIdle = () => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) idle = window.requestIdleCallback(task, { timeout: 2000 });
    else task();
  };
  // Typing before this code ran counts too.
  if (window.typed?.size) start();
  else for (const name of interactions) window.addEventListener(name, start, { passive: true });
  return stop;
}
