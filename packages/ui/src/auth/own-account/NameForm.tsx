'use client';

import { useForm } from 'react-hook-form';
import { CheckedForm } from '../../components/form-fields/CheckedForm';
import { checkedField } from '../../components/form-fields/checked-field';
import type { FormProblem } from '../../components/form-fields/FormError';
import { TextField } from '../../components/text-field/TextField';
import { names } from '../auth-form/AuthForm.css';

export interface DonorName {
  firstName: string;
  lastName: string;
}

export interface NameFormCopy {
  fields: Record<keyof DonorName, string>;
  missing: Record<keyof DonorName, string>;
  submit: string;
  pending: string;
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
  const field = (key: keyof DonorName) => ({
    ...checkedField(form, key, { validate: (value) => value.trim() !== '' || copy.missing[key] }),
    label: copy.fields[key],
    maxLength: 200,
  });
  return (
    <CheckedForm
      form={form}
      onSubmit={({ firstName, lastName }) =>
        onSubmit({ firstName: firstName.trim(), lastName: lastName.trim() })
      }
      copy={copy}
      look="part"
      problem={problem}
    >
      <div className={names}>
        <TextField {...field('firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} autoComplete="family-name" />
      </div>
    </CheckedForm>
  );
}
