'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Charity } from '../../brand/charity-picker/charity';
import { Select } from '../../components/select/Select';
import { loadedPicker, loadPicker } from './load-picker';

export interface CharityFieldProps {
  label: string;
  description: string;
  charities: readonly Charity[];
  value: string;
  /** Called with the id of the chosen charity. */
  onValueChange: (id: string) => void;
  /** Whether to load the picker. Set it to true once a visitor starts to use the demo. */
  wanted: boolean;
}

/**
 * Chooses a charity. `CharityPicker` replaces the native list once it has loaded, but not while the
 * list has focus. If the picker cannot be loaded, the list stays.
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

  function replaceList(picker: ReturnType<typeof loadedPicker>) {
    if (picker && document.activeElement !== list.current) setPicker(() => picker);
  }
  const whenLoaded = useEffectEvent(replaceList);
  useEffect(() => {
    if (wanted) void loadPicker().then(whenLoaded);
  }, [wanted]);

  const field = { label, description, value, onValueChange };
  if (Picker) return <Picker {...field} charities={charities} />;
  return (
    <Select
      {...field}
      ref={list}
      options={charities.map(({ id, name }) => ({ value: id, label: name }))}
      // Waits, because focus moves after this event.
      onBlur={() => setTimeout(() => replaceList(wanted ? loadedPicker() : undefined))}
    />
  );
}
