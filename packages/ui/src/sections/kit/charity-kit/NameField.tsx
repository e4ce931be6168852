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

/** A field for a name of up to three lines. */
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
            // Higher than the limit, so that a long name gets an error message rather than being cut off.
            maxLength={500}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}
