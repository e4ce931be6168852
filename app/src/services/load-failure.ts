import { loadFailureId } from './load-failure-id';
import { keepTyped } from './typed-fields';

/**
 * Code of the page cannot be had: the connection has dropped, or a release has taken its files away
 * while the page was open. Shows the notice that offers to load the page again; what is typed by
 * then is back when it has.
 */
export function showLoadFailure(): void {
  const notice = document.getElementById(loadFailureId);
  notice?.removeAttribute('hidden');
  notice?.querySelector('a')?.addEventListener('click', (event) => {
    event.preventDefault();
    keepTyped();
    // Unlike the link, which works without code, it comes back to where the page was scrolled to.
    window.location.reload();
  });
}
