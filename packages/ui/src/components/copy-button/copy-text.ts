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
  const copy = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', copy);
  const copied = document.execCommand('copy');
  document.removeEventListener('copy', copy);
  return copied;
}
