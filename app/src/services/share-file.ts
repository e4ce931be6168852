export function canShareFiles(): boolean {
  try {
    const file = new File([''], 'picture.png', { type: 'image/png' });
    return typeof navigator.share === 'function' && navigator.canShare({ files: [file] });
  } catch {
    return false;
  }
}

/**
 * Shares a file through the system's share sheet. Returns false if sharing fails, but true if the donor
 * cancels. Browsers allow this only in an event handler.
 */
export async function shareFile(file: File, title: string): Promise<boolean> {
  try {
    await navigator.share({ files: [file], title });
    return true;
  } catch (error) {
    // An `AbortError` means that the donor closed the sheet.
    return error instanceof Error && error.name === 'AbortError';
  }
}
