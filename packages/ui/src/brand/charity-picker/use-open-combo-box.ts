import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
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
  const { inputProps, ...aria } = useComboBox(options, state);
  useEffect(() => {
    if (isOpen) pageOf(inputRef.current)?.removeAttribute(keptVisible);
  }, [isOpen, inputRef]);
  const moving = useRef(false);
  useEffect(() => {
    // react-aria counts after each letter. On Apple's devices it also says the option that a key reaches.
    const log = document.querySelector('[data-live-announcer] > [aria-live]');
    log?.setAttribute('aria-live', moving.current ? 'assertive' : 'off');
  });
  const onKeyDown: typeof inputProps.onKeyDown = (event) => {
    moving.current = /^(Arrow|Enter|Home|End)/.test(event.key);
    inputProps.onKeyDown?.(event);
  };
  return { ...aria, inputProps: { ...inputProps, onKeyDown } };
}

const pageOf = (element: Element | null) => element?.closest('body > *');
