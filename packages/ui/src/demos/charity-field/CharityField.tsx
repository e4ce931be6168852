'use client';

import { useEffect, useRef, useState } from 'react';
import type { Charity } from '../../brand/charity-picker/charity';
import { Select } from '../../components/select/Select';
import { loadedPicker, loadPicker } from './load-picker';

export interface CharityFieldProps {
  label: string;
  /** Hint of the field. Default none. */
  description?: string | undefined;
  charities: readonly Charity[];
  value: string;
  /** Called with the id of the chosen charity. */
  onValueChange: (id: string) => void;
  /** Loads the picker. Set it once a visitor starts to use the demo; until then a native list shows. */
  wanted: boolean;
}

/**
 * Chooses a charity: a native list at first, and `CharityPicker` once it has loaded. The two never
 * swap while the field is in use, and the list stays if the picker cannot be loaded.
 */
export function CharityField({
  wanted,
  label,
  description,
  charities,
  value,
  onValueChange,
}: CharityFieldProps) {
  const [Picker, setPicker] = useState(() => (wanted ? loadedPicker() : undefined));
  const list = useRef<HTMLSelectElement>(null);

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

  const field = { label, description, value, onValueChange };
  if (Picker) return <Picker {...field} charities={charities} />;
  return (
    <Select
      {...field}
      ref={list}
      options={charities.map(({ id, name }) => ({ value: id, label: name }))}
      // Focus has moved only after this event.
      onBlur={() => setTimeout(exchange)}
    />
  );
}
