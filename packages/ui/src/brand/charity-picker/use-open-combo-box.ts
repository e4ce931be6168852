import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { type AriaComboBoxOptions, useComboBox } from 'react-aria/useComboBox';
import type { ComboBoxState } from 'react-stately/useComboBoxState';
import type { Charity } from './charity';

/** react-aria does not hide elements with this attribute. */
const keptVisible = 'data-react-aria-top-layer';

/**
 * Like `useComboBox`, but screen readers can read the page while the list is open. `useComboBox`
 * has no option for that, so the page has the attribute while react-aria decides what to hide.
 */
export function useOpenComboBox(
  options: AriaComboBoxOptions<Charity> & { popoverRef: RefObject<Element | null> },
  state: ComboBoxState<Charity>,
) {
  const { isOpen } = state;
  const { inputRef } = options;
  useLayoutEffect(() => {
    if (isOpen) pageOf(inputRef.current)?.setAttribute(keptVisible, '');
  }, [isOpen, inputRef]);
  const aria = useComboBox(options, state);
  useEffect(() => {
    if (isOpen) pageOf(inputRef.current)?.removeAttribute(keptVisible);
  }, [isOpen, inputRef]);
  const isTyping = isOpen && state.selectionManager.focusedKey === null;
  useEffect(() => {
    // While letters are typed, react-aria counts after each.
    const log = () => document.querySelector('[data-live-announcer] > [aria-live]');
    if (!isTyping) return undefined;
    log()?.setAttribute('aria-live', 'off');
    return () => log()?.setAttribute('aria-live', 'assertive');
  }, [isTyping]);
  return aria;
}

const pageOf = (element: Element | null) => element?.closest('body > *');
