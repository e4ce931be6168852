import { type FocusEvent, type InputHTMLAttributes, type MouseEvent, useRef } from 'react';

type InputProps = InputHTMLAttributes<HTMLInputElement>;

/** Selects the whole text on focus and on the first press, so that typing replaces it. */
export function useSelectedText(inputProps: InputProps, isUnchanged: boolean) {
  const hasBeenPressed = useRef(false);
  return {
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      inputProps.onFocus?.(event);
      // react-aria sends untrusted events while arrow keys move through the list.
      if (event.isTrusted) event.currentTarget.select();
    },
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      inputProps.onBlur?.(event);
      if (event.isTrusted) hasBeenPressed.current = false;
    },
    onMouseUp: (event: MouseEvent<HTMLInputElement>) => {
      const isFirst = !hasBeenPressed.current;
      hasBeenPressed.current = true;
      if (!isFirst || !isUnchanged) return;
      const field = event.currentTarget;
      const selected = (field.selectionEnd ?? 0) - (field.selectionStart ?? 0);
      const isDragged = selected > 0 && selected < field.value.length;
      if (isDragged) return;
      // Without this, WebKit places the caret when the press ends.
      event.preventDefault();
      field.select();
    },
  };
}
