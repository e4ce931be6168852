import { keepTyped } from '../hydration/typed.ts';

/** The element that says that code could not be loaded. Every document has it, hidden. */
export const loadFailureId = 'load-failure';

export function hideLoadFailure(): void {
  document.getElementById(loadFailureId)?.setAttribute('hidden', '');
}

export function showLoadFailure(): void {
  const notice = document.getElementById(loadFailureId);
  if (!notice) return;
  notice.hidden = false;
  notice.querySelector('button')?.addEventListener('click', hideLoadFailure);
  notice.querySelector('a')?.addEventListener('click', (event) => {
    event.preventDefault();
    keepTyped();
    // The link alone would not restore the scroll position.
    window.location.reload();
  });
}
