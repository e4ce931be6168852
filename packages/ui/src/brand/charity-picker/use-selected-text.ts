'use client';

import { type FocusEvent, type InputHTMLAttributes, type MouseEvent, useRef } from 'react';

type InputProps = InputHTMLAttributes<HTMLInputElement>;

/**
 * Selects the whole text of a field when the focus comes and at the first press after that, so that
 * the first key replaces it. A second press places the caret, and so does one in a changed text.
 */
export function useSelectedText(inputProps: InputProps, isUnchanged: boolean) {
  const hasBeenPressed = useRef(false);
  return {
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      inputProps.onFocus?.(event);
      // Events that are not trusted are react-aria's own, which walk the list while the input
      // keeps its focus.
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
      // WebKit places the caret after the press has ended, unless it is told not to.
      event.preventDefault();
      field.select();
    },
  };
}
