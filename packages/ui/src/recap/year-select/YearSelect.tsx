'use client';

import { useId } from 'react';
import { filter, select } from './YearSelect.css';

interface YearSelectProps {
  label: string;
  value: number;
  options: readonly { value: number; label: string }[];
  onChange: (value: number) => void;
}

/** Chooses a year, with the native control. */
export function YearSelect({ label, value, options, onChange }: YearSelectProps) {
  const selectId = useId();
  return (
    <div className={filter}>
      <label htmlFor={selectId}>{label}</label>
      <select
        id={selectId}
        className={select}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
