/**
 * Copies text, in an event handler. Browsers inside apps may refuse the clipboard for good, but obey the
 * older command. If that is refused too, rejects with the clipboard's error.
 */
export async function copyText(text: string): Promise<void> {
  try {
    // `clipboard` is undefined outside secure contexts, which throws.
    await navigator.clipboard.writeText(text);
  } catch (error) {
    if (!copiedByCommand(text)) throw error;
  }
}

function copiedByCommand(text: string): boolean {
  let copied = false;
  const copy = (event: ClipboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    event.clipboardData?.setData('text/plain', text);
    copied = event.clipboardData !== null;
  };
  window.addEventListener('copy', copy, true);
  try {
    return document.execCommand('copy') && copied;
  } catch {
    return false;
  } finally {
    window.removeEventListener('copy', copy, true);
  }
}
