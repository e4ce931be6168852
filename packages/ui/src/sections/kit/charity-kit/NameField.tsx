'use client';

import { Field } from '../../../components/field';
import { input, inputFrame } from '../../../components/text-field/TextField.css';
import { nameInput } from './CharityKit.css';

interface NameFieldProps {
  label: string;
  hint: string;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** A name in up to three lines: Enter begins another one. */
export function NameField({ label, hint, error, value, onChange }: NameFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className={inputFrame({})} {...(error ? { 'data-invalid': '' } : {})}>
          <textarea
            {...control}
            className={`${input({})} ${nameInput}`}
            rows={3}
            dir="auto"
            autoComplete="organization"
            // Far more than a name may have: a name that is too long is refused with a reason, not cut off.
            maxLength={500}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}
