/** For a story's `beforeEach`: replaces the clipboard, or removes it if `undefined`. */
export function withClipboard(
  clipboard: { writeText: (text: string) => Promise<void> } | undefined,
) {
  return () => {
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    // Removes this property, so that the browser's own clipboard is used again.
    return () => void Reflect.deleteProperty(navigator, 'clipboard');
  };
}
