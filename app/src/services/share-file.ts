/** Whether this browser can share a picture as a file. */
export function canShareFiles(): boolean {
  try {
    const file = new File([''], 'picture.png', { type: 'image/png' });
    return typeof navigator.share === 'function' && navigator.canShare({ files: [file] });
  } catch {
    return false;
  }
}

/** Shares a file by the system's sheet; false where the browser refused. Call it in the handler of a press, because browsers demand one. */
export async function shareFile(file: File, title: string): Promise<boolean> {
  try {
    await navigator.share({ files: [file], title });
    return true;
  } catch (error) {
    // The donor closed the sheet.
    return error instanceof Error && error.name === 'AbortError';
  }
}
