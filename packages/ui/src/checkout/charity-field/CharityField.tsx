import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Charity } from '../../brand/charity-picker/charity';
import { Select } from '../../components/select/Select';
import { loadedPicker, loadPicker } from './load-picker';

export interface CharityFieldProps {
  label: string;
  description: string;
  charities: readonly Charity[];
  value: string;
  onValueChange: (id: string) => void;
  /** True once the visitor starts to use the demo. */
  wanted: boolean;
}

/** A native list, which `CharityPicker` replaces once it has loaded and the list has no focus. */
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
      name="charity"
      ref={list}
      options={charities.map(({ id, name }) => ({ value: id, label: name }))}
      // Waits, because focus moves after this event.
      onBlur={() => setTimeout(() => replaceList(wanted ? loadedPicker() : undefined))}
    />
  );
}
