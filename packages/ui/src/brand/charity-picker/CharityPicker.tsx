'use client';

import { ChevronDown } from 'lucide';
import { type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useButton } from 'react-aria/useButton';
import { Item } from 'react-stately/Item';
import { useComboBoxState } from 'react-stately/useComboBoxState';
import { useControlWords } from '../../components/control-words/ControlWordsProvider';
import { type ControlProps, describedBy, FieldError, useFieldIds } from '../../components/field';
import { RequiredMark } from '../../components/field/Field';
import { field, fieldDescription, fieldLabel } from '../../components/field/Field.css';
import { Icon } from '../../components/icon/Icon';
import { withNames } from '../../components/text/SettledStatus';
import { input, inputFrame } from '../../components/text-field/TextField.css';
import { VisuallyHidden } from '../../components/visually-hidden/VisuallyHidden';
import { useFormReset } from '../../hooks/use-form-reset';
import { useSettled } from '../../hooks/use-settled';
import { CharityList } from './CharityList';
import { anchor, nothing, popover, toggle } from './CharityPicker.css';
import type { Charity } from './charity';
import { findByName, isSameName } from './find-by-name';
import { useOpenComboBox } from './use-open-combo-box';
import { useSelectedText } from './use-selected-text';

export interface CharityPickerProps extends Omit<ControlProps<string>, 'labelHidden'> {
  /** A charity's `id` is the control's value; '' while the text is no charity's name. */
  charities: readonly Charity[];
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Chooses a charity. Adds about 45 kB (gzip) to a page, so load it on demand. */
export function CharityPicker({
  label,
  description,
  charities,
  name,
  value,
  defaultValue,
  onValueChange,
  required = false,
  disabled = false,
  error,
  errorAnnounced,
  ref,
}: CharityPickerProps) {
  const {
    noCharity = 'No charity by that name. Try part of it.',
    chooseCharity = 'Choose a charity from the list.',
    charitiesFound = (count) => (count === 1 ? '1 charity' : `${count} charities`),
  } = useControlWords();
  const inputRef = useRef<HTMLInputElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const popoverRef = useRef<HTMLDivElement>(null);
  const { descriptionId, errorId } = useFieldIds();
  const [own, setOwn] = useState(defaultValue ?? null);
  const chosen = value ?? own;
  // What was typed is no charity's name, and stays.
  const lost = chosen === '';
  const defaultFilter = useMemo(() => findByName(charities.map(({ name }) => name)), [charities]);
  useImperativeHandle(ref, () => inputRef.current as HTMLInputElement);

  function choose(key: string | number | null) {
    const named = () => charities.find(({ name }) => isSameName(name, state.inputValue))?.id;
    const next = String(key ?? named() ?? '');
    if (next === chosen) return;
    setOwn(next);
    onValueChange?.(next);
  }

  const options = {
    label,
    defaultItems: charities,
    children: ({ name }: Charity) => <Item textValue={name}>{name}</Item>,
    selectedKey: chosen || null,
    isRequired: required,
    isDisabled: disabled,
    isInvalid: Boolean(error) || lost,
    onSelectionChange: (key: string | number | null) => choose(key),
    // Not told if neither the text before nor this one was chosen from the list.
    onBlur: () => lost && choose(null),
    defaultFilter,
    allowsCustomValue: true,
    allowsEmptyCollection: true,
    shouldFocusWrap: true,
  };
  const state = useComboBoxState(options);
  const { inputProps, buttonProps, labelProps, listBoxProps } = useOpenComboBox(
    { ...options, inputRef, buttonRef, listBoxRef: listRef, popoverRef },
    state,
  );
  useFormReset(inputRef, () => setOwn(defaultValue ?? null));
  const { buttonProps: toggleProps } = useButton(buttonProps, buttonRef);
  const selectingProps = useSelectedText(
    inputProps,
    state.inputValue === state.selectedItem?.textValue,
  );

  const found = state.collection.size;
  const names = [...state.collection].map(({ textValue }) => textValue);
  const count = found === 0 ? noCharity : withNames(charitiesFound(found), names);
  const confirmed = chosen ? `${label}: ${state.selectedItem?.textValue}` : '';
  const fault = found === 0 ? noCharity : chooseCharity;
  const said = useSettled(state.isOpen ? count : lost ? fault : confirmed);
  const refused = lost && !state.isOpen;
  // Said as the count already, so the error is live only for a form that is sent again.
  const [known, setKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(refused));
    return () => clearTimeout(timer);
  }, [refused]);
  const shownError = error ?? (refused ? fault : undefined);
  return (
    <div className={field}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: labelProps carry the id of the input. */}
      <label {...labelProps} className={fieldLabel}>
        <span>{label}</span>
        {required ? <RequiredMark /> : null}
      </label>
      {description ? (
        <div id={descriptionId} className={fieldDescription}>
          {description}
        </div>
      ) : null}
      <div className={anchor}>
        <div
          className={inputFrame({ size: 'medium' })}
          {...(shownError ? { 'data-invalid': '' } : {})}
          {...(disabled ? { 'data-disabled': '' } : {})}
        >
          <input
            {...inputProps}
            {...selectingProps}
            ref={inputRef}
            aria-describedby={describedBy(
              description ? descriptionId : null,
              shownError ? errorId : null,
            )}
            onClick={() => state.open(null, 'manual')}
            className={input({})}
          />
          <button {...toggleProps} ref={buttonRef} className={toggle}>
            <Icon icon={ChevronDown} />
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
            <p className={nothing}>{found === 0 ? noCharity : null}</p>
          </div>
        ) : null}
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </div>
      {name ? <input type="hidden" name={name} value={chosen ?? ''} disabled={disabled} /> : null}
      <FieldError id={errorId} announced={errorAnnounced ?? refused === known}>
        {shownError}
      </FieldError>
    </div>
  );
}
