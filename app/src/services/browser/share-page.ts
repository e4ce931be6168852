import type { PageMeta } from '@tuppence/site/page-meta';
import { copyText } from '@tuppence/ui';
import { inviteCode, withInvite } from './invite-code';

let isSharing = false;

/** Shares a page with the visitor's invite code, or copies its link. For event handlers only. */
export async function sharePage(
  { path, title, description }: Pick<PageMeta, 'path' | 'title' | 'description'>,
  onCopied: () => void,
  onCopyFailed: () => void,
): Promise<void> {
  const url = withInvite(new URL(path, window.location.origin).href, inviteCode());
  // The sheet is open: a second press.
  if (isSharing) return;
  if (typeof navigator.share === 'function') {
    try {
      isSharing = true;
      await navigator.share({ title, text: description, url });
      return;
    } catch (error) {
      // The visitor closed the sheet. Some browsers inside apps have one that never opens.
      if (error instanceof Error && error.name === 'AbortError') return;
    } finally {
      isSharing = false;
    }
  }
  try {
    await copyText(url);
    onCopied();
  } catch {
    onCopyFailed();
  }
}
