/**
 * `shared`: the share sheet opened, even if it was then closed. `copied`: it is missing or failed,
 * so the link is on the clipboard.
 */
type ShareResult = 'shared' | 'copied' | 'failed';

/**
 * Shares a link with the system's share sheet, or copies it. Call it in an event handler, as
 * browsers require.
 */
export async function shareLink(
  data: Required<Pick<ShareData, 'title' | 'text' | 'url'>>,
): Promise<ShareResult> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      // The visitor closed the sheet.
      if (error instanceof Error && error.name === 'AbortError') return 'shared';
    }
  }
  try {
    await navigator.clipboard.writeText(data.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
