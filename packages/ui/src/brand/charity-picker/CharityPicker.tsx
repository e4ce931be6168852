'use client';

import { ChevronDown } from 'lucide-react';
import { useId, useRef } from 'react';
import { useButton } from 'react-aria/useButton';
import { Item } from 'react-stately/Item';
import { useComboBoxState } from 'react-stately/useComboBoxState';
import { field, fieldHint, fieldLabel } from '../../components/field/Field.css';
import { Icon } from '../../components/icon/Icon';
import { input, inputFrame } from '../../components/text-field/TextField.css';
import { CharityList } from './CharityList';
import { anchor, nothing, popover, toggle } from './CharityPicker.css';
import { type Charity, matchesCharity } from './charity';
import { useOpenComboBox } from './use-open-combo-box';
import { useSelectedText } from './use-selected-text';

export interface CharityPickerProps {
  /** Default `Charity`. */
  label?: string | undefined;
  /** Help between the label and the field. */
  hint?: string | undefined;
  /** The charities, in display order. */
  charities: readonly Charity[];
  /** Id of the chosen charity. */
  value: string;
  /**
   * Called when another charity is chosen, never without one: text that matches no charity reverts
   * to the last choice.
   */
  onPick: (id: string) => void;
  /** Shown if nothing matches the typed text. */
  nothingFound?: string | undefined;
}

/**
 * Chooses a charity from a list, or by typing part of its name; word order and accents do not
 * matter. Arrow keys move, Enter chooses, Escape cancels. It weighs 30 kB, so load it on demand:
 * see `CharityField` in the demos. For a few choices, use `RadioGroup`.
 */
export function CharityPicker({
  label = 'Charity',
  hint,
  charities,
  value,
  onPick,
  nothingFound = 'No charity by that name. Try part of it.',
}: CharityPickerProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const popoverRef = useRef<HTMLDivElement>(null);
  const hintId = useId();

  const options = {
    label,
    defaultItems: charities,
    children: ({ name }: Charity) => <Item textValue={name}>{name}</Item>,
    selectedKey: value,
    onSelectionChange: (key: string | number | null) => {
      if (key !== null && key !== value) onPick(String(key));
    },
    defaultFilter: matchesCharity,
    allowsEmptyCollection: true,
    shouldFocusWrap: true,
    ...(hint ? { 'aria-describedby': hintId } : {}),
  };
  const state = useComboBoxState(options);
  const { inputProps, buttonProps, labelProps, listBoxProps } = useOpenComboBox(
    { ...options, inputRef, buttonRef, listBoxRef: listRef, popoverRef },
    state,
  );
  const { buttonProps: toggleProps } = useButton(buttonProps, buttonRef);
  const selectingProps = useSelectedText(
    inputProps,
    state.inputValue === state.selectedItem?.textValue,
  );

  return (
    <div className={field}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: labelProps carry the id of the input. */}
      <label {...labelProps} className={fieldLabel}>
        {label}
      </label>
      {hint ? (
        <div id={hintId} className={fieldHint}>
          {hint}
        </div>
      ) : null}
      <div className={anchor}>
        <div className={inputFrame({ size: 'medium' })}>
          <input {...inputProps} {...selectingProps} ref={inputRef} className={input({})} />
          <button {...toggleProps} ref={buttonRef} className={toggle}>
            <Icon icon={<ChevronDown />} />
          </button>
        </div>
        {state.isOpen ? (
          <div ref={popoverRef} className={popover} data-surface="raised">
            <CharityList
              aria={listBoxProps}
              listRef={listRef}
              state={state}
              charities={charities}
            />
            <p className={nothing} role="status">
              {state.collection.size === 0 ? nothingFound : null}
            </p>
          </div>
        ) : null}
      </div>
    </div>
  );
}
