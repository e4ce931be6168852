export function canShareFiles(): boolean {
  try {
    const file = new File([''], 'picture.png', { type: 'image/png' });
    return typeof navigator.share === 'function' && navigator.canShare({ files: [file] });
  } catch {
    return false;
  }
}

/** For event handlers only. Resolves with false if sharing fails. */
export async function shareFile(file: File, title: string): Promise<boolean> {
  try {
    await navigator.share({ files: [file], title });
    return true;
  } catch (error) {
    // The donor closed the sheet.
    return error instanceof Error && error.name === 'AbortError';
  }
}
