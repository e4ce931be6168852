import { Check } from 'lucide';
import { type RefObject, useRef } from 'react';
import { type AriaListBoxOptions, useListBox, useOption } from 'react-aria/useListBox';
import type { ComboBoxState } from 'react-stately/useComboBoxState';
import { Icon } from '../../components/icon/Icon';
import { cause, list, option, tick, words } from './CharityPicker.css';
import type { Charity } from './charity';

interface CharityListProps {
  aria: AriaListBoxOptions<Charity>;
  listRef: RefObject<HTMLUListElement | null>;
  state: ComboBoxState<Charity>;
  charities: readonly Charity[];
}

/** The open list of a `CharityPicker`. */
export function CharityList({ aria, listRef, state, charities }: CharityListProps) {
  const { listBoxProps } = useListBox(
    { ...aria, shouldSelectOnPressUp: true, shouldFocusOnHover: true },
    state,
    listRef,
  );
  return (
    <ul {...listBoxProps} ref={listRef} className={list}>
      {[...state.collection].map(({ key }) => {
        const charity = charities.find(({ id }) => id === key);
        return charity ? <CharityOption key={key} charity={charity} state={state} /> : null;
      })}
    </ul>
  );
}

function CharityOption({ charity, state }: { charity: Charity; state: ComboBoxState<Charity> }) {
  const ref = useRef<HTMLLIElement>(null);
  const { optionProps, labelProps, isFocused, isSelected } = useOption(
    { key: charity.id },
    state,
    ref,
  );
  return (
    <li {...optionProps} ref={ref} className={option({ focused: isFocused, chosen: isSelected })}>
      {/* The cause is part of the accessible name, because it tells similar charities apart. */}
      <span {...labelProps} className={words}>
        <span translate="no">{charity.name}</span>{' '}
        {charity.cause ? <span className={cause}>{charity.cause}</span> : null}
      </span>
      {isSelected ? (
        <span className={tick}>
          <Icon icon={Check} />
        </span>
      ) : null}
    </li>
  );
}
