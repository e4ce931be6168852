'use client';

import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Charity } from '../../brand/charity-picker';
import { Field } from '../../components/field';
import { Icon } from '../../components/icon';
import { frame, select, sign } from './CharityField.css';
import { loadedPicker, loadPicker } from './load-picker';

export interface CharityFieldProps {
  /** Names the field. */
  label: string;
  /** Help at the field. Default none. */
  hint?: string | undefined;
  /** What can be chosen, in the order of the list. */
  charities: readonly Charity[];
  /** Id of the chosen charity. */
  value: string;
  /** A charity was chosen, by its id. */
  onPick: (id: string) => void;
  /** Fetches the picker. Set it when a person begins with the demo; without it a plain list shows. */
  wanted: boolean;
}

/**
 * Chooses a charity: a native list at once, `CharityPicker` as soon as it has arrived. They never
 * change places under a person's hands, and without the network the list stays.
 */
export function CharityField({ wanted, label, hint, charities, value, onPick }: CharityFieldProps) {
  const [Picker, setPicker] = useState(() => (wanted ? loadedPicker() : undefined));
  const list = useRef<HTMLSelectElement>(null);
  const id = useId();

  function exchange() {
    const picker = wanted ? loadedPicker() : undefined;
    if (picker && document.activeElement !== list.current) setPicker(() => picker);
  }

  useEffect(() => {
    if (!wanted) return undefined;
    let present = true;
    loadPicker().then((picker) => {
      if (present && picker && document.activeElement !== list.current) setPicker(() => picker);
    });
    return () => {
      present = false;
    };
  }, [wanted]);

  if (Picker) {
    return <Picker label={label} hint={hint} charities={charities} value={value} onPick={onPick} />;
  }
  return (
    <Field id={id} label={label} hint={hint}>
      {(control) => (
        <div className={frame}>
          <select
            {...control}
            ref={list}
            className={select}
            value={value}
            onChange={(event) => onPick(event.target.value)}
            // The focus has left only when this event is over.
            onBlur={() => setTimeout(exchange)}
          >
            {charities.map((charity) => (
              <option key={charity.id} value={charity.id}>
                {charity.name}
              </option>
            ))}
          </select>
          <span className={sign}>
            <Icon icon={ChevronDown} />
          </span>
        </div>
      )}
    </Field>
  );
}
