import { loadFailureId } from './load-failure-id';
import { keepTyped } from './typed-fields';

/** Shows the notice for code that fails to load. */
export function showLoadFailure(): void {
  const notice = document.getElementById(loadFailureId);
  notice?.removeAttribute('hidden');
  notice?.querySelector('a')?.addEventListener('click', (event) => {
    event.preventDefault();
    keepTyped();
    // The link alone would not restore the scroll position.
    window.location.reload();
  });
}
