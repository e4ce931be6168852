'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { FormProblem } from '../../components/form-fields/FormError';
import { TextField } from '../../components/text-field/TextField';
import { names } from '../auth-form/AuthForm.css';
import { CheckedForm } from '../auth-form/CheckedForm';

export interface DonorName {
  firstName: string;
  lastName: string;
}

export interface NameFormCopy {
  fields: Record<keyof DonorName, string>;
  missing: Record<keyof DonorName, string>;
  submit: string;
  saved: string;
}

export interface NameFormProps {
  copy: NameFormCopy;
  name: DonorName;
  /** Resolves with false if the name was not saved; `problem` then says why. */
  onSubmit: (name: DonorName) => Promise<boolean>;
  problem?: FormProblem | undefined;
}

/** Changes a donor's name. */
export function NameForm({ copy, name, onSubmit, problem }: NameFormProps) {
  const form = useForm({ defaultValues: name, shouldFocusError: false });
  const [saved, setSaved] = useState(false);

  async function submit({ firstName, lastName }: DonorName) {
    setSaved(await onSubmit({ firstName: firstName.trim(), lastName: lastName.trim() }));
  }
  const field = (key: keyof DonorName) => ({
    ...form.register(key, { validate: (value) => value.trim() !== '' || copy.missing[key] }),
    label: copy.fields[key],
    required: true,
    maxLength: 200,
    error: form.formState.errors[key]?.message,
    errorAnnounced: false,
  });
  return (
    <CheckedForm
      form={form}
      onSubmit={submit}
      onChange={() => setSaved(false)}
      submit={copy.submit}
      look="part"
      problem={problem}
      saved={saved && copy.saved}
    >
      <div className={names}>
        <TextField {...field('firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} autoComplete="family-name" />
      </div>
    </CheckedForm>
  );
}
