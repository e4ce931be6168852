'use client';

import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '../../components/icon/Icon';
import { chevron, filter, frame, select } from './YearSelect.css';

interface YearSelectProps {
  label: string;
  value: number;
  options: readonly { value: number; label: string }[];
  onChange: (value: number) => void;
}

/** A native select for a year. */
export function YearSelect({ label, value, options, onChange }: YearSelectProps) {
  const selectId = useId();
  return (
    <div className={filter}>
      <label htmlFor={selectId}>{label}</label>
      <span className={frame}>
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
        <span className={chevron}>
          <Icon icon={<ChevronDown />} />
        </span>
      </span>
    </div>
  );
}
