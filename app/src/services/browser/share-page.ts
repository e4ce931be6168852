import type { PageMeta } from '@tuppence/site/page-meta';
import { inviteCode, withInvite } from './invite-code';

/** Shares a page with the visitor's invite code, or copies its link. For event handlers only. */
export async function sharePage(
  { path, title, description }: Pick<PageMeta, 'path' | 'title' | 'description'>,
  onCopied: () => void,
  onFailed: () => void,
): Promise<void> {
  const url = withInvite(new URL(path, window.location.origin).href, inviteCode());
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, text: description, url });
      return;
    } catch (error) {
      // The visitor closed the share sheet, or pressed twice.
      if (error instanceof Error && /^(Abort|InvalidState)Error$/.test(error.name)) return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    onCopied();
  } catch {
    onFailed();
  }
}
