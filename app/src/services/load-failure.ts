import { loadFailureId } from './load-failure-id';
import { keepTyped } from './typed-fields';

/** Shows the notice for code that fails to load. Its link reloads, and keeps what was typed. */
export function showLoadFailure(): void {
  const notice = document.getElementById(loadFailureId);
  notice?.removeAttribute('hidden');
  notice?.querySelector('a')?.addEventListener('click', (event) => {
    event.preventDefault();
    keepTyped();
    // Unlike the link, which works without code, this restores the scroll position.
    window.location.reload();
  });
}
