/**
 * Copies text, in an event handler. Browsers inside apps may lack the clipboard, or refuse it for good, but
 * obey the older command. If that is refused too, rejects with the clipboard's error.
 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch (error) {
    const isRefused = !navigator.clipboard || nameOf(error) === 'NotAllowedError';
    if (!isRefused || !copiedByCommand(text)) throw error;
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');

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
