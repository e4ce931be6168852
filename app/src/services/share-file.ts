/** Whether this browser's way of sharing takes a picture. */
export function canShareFiles(): boolean {
  try {
    const file = new File([''], 'picture.png', { type: 'image/png' });
    return typeof navigator.share === 'function' && navigator.canShare({ files: [file] });
  } catch {
    return false;
  }
}

/** Shares a file by the system's sheet; false where the browser refused. Call it at a press: browsers ask for one. */
export async function shareFile(file: File, title: string): Promise<boolean> {
  try {
    await navigator.share({ files: [file], title });
    return true;
  } catch (error) {
    // The donor closed the sheet.
    return error instanceof Error && error.name === 'AbortError';
  }
}
