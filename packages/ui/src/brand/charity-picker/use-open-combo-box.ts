'use client';

import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { type AriaComboBoxOptions, useComboBox } from 'react-aria/useComboBox';
import type { ComboBoxState } from 'react-stately/useComboBoxState';
import type { Charity } from './charity';

/** react-aria does not hide elements with this attribute from assistive technology. */
const keptVisible = 'data-react-aria-top-layer';

/**
 * `useComboBox`, but the page stays readable while the list is open. The library hides everything
 * except the input and its list from screen readers, as if the list were modal, and has no option
 * to turn that off. So mark the page as one of its top layers while it decides what to hide.
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
