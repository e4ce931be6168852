'use client';

import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { type AriaComboBoxOptions, useComboBox } from 'react-aria/useComboBox';
import type { ComboBoxState } from 'react-stately/useComboBoxState';
import type { Charity } from './charity';

/** What react-aria leaves visible to assistive technology when it hides the rest of a page. */
const keptVisible = 'data-react-aria-top-layer';

/**
 * `useComboBox` that leaves the page readable. The library hides everything but the input and its
 * list from screen readers while the list is open, as if it were modal, and offers no way out: so
 * the page is marked as one of its top layers for the moment in which it looks.
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
  return aria;
}

const pageOf = (element: Element | null) => element?.closest('body > *');
