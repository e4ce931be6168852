import { loadFailureId } from './load-failure-id';
import { keepTyped } from './typed-fields';

/**
 * Shows the notice that the page's code cannot be loaded, because the connection dropped or a
 * release removed its files. It offers to reload; what was typed is restored afterwards.
 */
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
