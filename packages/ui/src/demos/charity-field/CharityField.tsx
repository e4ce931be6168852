'use client';

import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Charity } from '../../brand/charity-picker/charity';
import { Field } from '../../components/field';
import { Icon } from '../../components/icon/Icon';
import { frame, select, sign } from './CharityField.css';
import { loadedPicker, loadPicker } from './load-picker';

export interface CharityFieldProps {
  label: string;
  /** Hint of the field. Default none. */
  hint?: string | undefined;
  charities: readonly Charity[];
  value: string;
  /** Called with the id of the chosen charity. */
  onPick: (id: string) => void;
  /** Loads the picker. Set it once a visitor starts to use the demo; until then a native list shows. */
  wanted: boolean;
}

/**
 * Chooses a charity: a native list at first, and `CharityPicker` once it has loaded. The two never
 * swap while the field is in use, and the list stays if the picker cannot be loaded.
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
            // Focus has moved only after this event.
            onBlur={() => setTimeout(exchange)}
          >
            {charities.map((charity) => (
              <option key={charity.id} value={charity.id}>
                {charity.name}
              </option>
            ))}
          </select>
          <span className={sign}>
            <Icon icon={<ChevronDown />} />
          </span>
        </div>
      )}
    </Field>
  );
}
