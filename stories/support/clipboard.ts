/**
 * For a story's `beforeEach`: replaces the clipboard, or removes it if `undefined`. The older command to
 * copy is refused, or gives `onCommand` what it would have copied.
 */
export function withClipboard(
  clipboard: { writeText: (text: string) => Promise<void> } | undefined,
  onCommand?: (copied: string) => void,
) {
  const execCommand = () => {
    const clipboardData = new DataTransfer();
    if (onCommand)
      document.body.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true }));
    onCommand?.(clipboardData.getData('text/plain'));
    return onCommand !== undefined;
  };
  return () => {
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    Object.defineProperty(document, 'execCommand', { value: execCommand, configurable: true });
    // Removes these properties, so that the browser's own are used again.
    return () => {
      Reflect.deleteProperty(navigator, 'clipboard');
      Reflect.deleteProperty(document, 'execCommand');
    };
  };
}
