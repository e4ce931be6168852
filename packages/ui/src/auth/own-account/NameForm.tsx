'use client';

import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/button/Button';
import { FormError, type FormProblem } from '../../components/form-fields/FormError';
import { TextField } from '../../components/text-field/TextField';
import { useSingleSubmit } from '../../hooks/use-single-submit';
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
  /** Default `Saving...`. */
  pending?: string | undefined;
  saved: string;
}

export interface NameFormProps {
  copy: NameFormCopy;
  name: DonorName;
  /** Saves the trimmed name. Resolves with false if it was not saved; `problem` then says why. */
  onSubmit: (name: DonorName) => Promise<boolean>;
  problem?: FormProblem | undefined;
}

/** Changes a donor's name. */
export function NameForm({ copy, name, onSubmit, problem }: NameFormProps) {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: name,
    shouldFocusError: false,
  });
  const problemId = useId();
  const [saved, setSaved] = useState(false);
  const { pending, submitOnce } = useSingleSubmit(async (typed: DonorName) =>
    setSaved(
      await onSubmit({ firstName: typed.firstName.trim(), lastName: typed.lastName.trim() }),
    ),
  );
  const field = (key: keyof DonorName) => ({
    ...register(key, { validate: (value) => value.trim() !== '' || copy.missing[key] }),
    label: copy.fields[key],
    required: true,
    maxLength: 200,
    error: formState.errors[key]?.message,
    errorAnnounced: false,
  });
  return (
    <CheckedForm
      formState={formState}
      pending={pending}
      saved={saved && copy.saved}
      onSubmit={handleSubmit(submitOnce)}
      onChange={() => setSaved(false)}
    >
      <div className={names}>
        <TextField {...field('firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} autoComplete="family-name" />
      </div>
      {problem ? <FormError id={problemId} {...problem} /> : null}
      <div>
        <Button
          type="submit"
          pending={pending}
          pendingLabel={copy.pending ?? 'Saving...'}
          aria-describedby={problem ? problemId : undefined}
        >
          {copy.submit}
        </Button>
      </div>
    </CheckedForm>
  );
}
