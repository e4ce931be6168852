interface Clipboard {
  writeText: (text: string) => Promise<void>;
  /** Gets what the older command to copy would have copied. Without it, the command is refused. */
  onCommand?: (copied: string) => void;
}

/**
 * Replaces the clipboard, or removes it if `undefined`, while the play function runs: who presses a button
 * afterwards gets the browser's own.
 */
export function withClipboard<Context>(
  clipboard: Clipboard | undefined,
  play: (context: Context) => Promise<void>,
) {
  const execCommand = () => {
    const onCommand = clipboard?.onCommand;
    const clipboardData = new DataTransfer();
    if (onCommand)
      document.body.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true }));
    onCommand?.(clipboardData.getData('text/plain'));
    return onCommand !== undefined;
  };
  return async (context: Context) => {
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    Object.defineProperty(document, 'execCommand', { value: execCommand, configurable: true });
    try {
      await play(context);
    } finally {
      // Removes these properties, so that the browser's own are used again.
      Reflect.deleteProperty(navigator, 'clipboard');
      Reflect.deleteProperty(document, 'execCommand');
    }
  };
}
