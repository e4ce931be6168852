import { loadFailureId } from './load-failure-id';
import { keepTyped } from './typed-fields';

/** Shows the notice for code that fails to load. Its link reloads, and keeps what was typed. */
export function showLoadFailure(): void {
  const notice = document.getElementById(loadFailureId);
  notice?.removeAttribute('hidden');
  notice?.querySelector('a')?.addEventListener('click', (event) => {
    event.preventDefault();
    keepTyped();
    // The link alone would load the page too, but not restore the scroll position.
    window.location.reload();
  });
}
