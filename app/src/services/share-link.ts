/** `shared`: the visitor's own way of sharing took it, or was closed. `copied`: there is none, so it went to the clipboard. */
type ShareResult = 'shared' | 'copied' | 'failed';

/** Shares a link by the system's sheet, else copies it. Call it at a press: browsers ask for one. */
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
