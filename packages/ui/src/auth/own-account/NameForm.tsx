'use client';

import { useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/button/Button';
import { FormError, type FormProblem } from '../../components/form-fields/FormError';
import { FormFields } from '../../components/form-fields/FormFields';
import { Text } from '../../components/text/Text';
import { TextField } from '../../components/text-field/TextField';
import { VisuallyHidden } from '../../components/visually-hidden/VisuallyHidden';
import { useErrorFocus } from '../../hooks/use-error-focus';
import { useSingleSubmit } from '../../hooks/use-single-submit';
import { form as formStyle, names } from '../auth-form/AuthForm.css';

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

const longestName = 200;

/** Changes a donor's name. */
export function NameForm({ copy, name, onSubmit, problem }: NameFormProps) {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: name,
    shouldFocusError: false,
  });
  const form = useRef<HTMLFormElement>(null);
  const problemId = useId();
  const [saved, setSaved] = useState(false);
  const announcement = useErrorFocus(form, formState);
  const { pending, submitOnce } = useSingleSubmit(async (typed: DonorName) =>
    setSaved(
      await onSubmit({ firstName: typed.firstName.trim(), lastName: typed.lastName.trim() }),
    ),
  );
  const field = (key: keyof DonorName) => ({
    ...register(key, { validate: (value) => value.trim() !== '' || copy.missing[key] }),
    label: copy.fields[key],
    required: true,
    maxLength: longestName,
    error: formState.errors[key]?.message,
    errorAnnounced: false,
  });
  return (
    <form
      ref={form}
      noValidate
      className={formStyle}
      onSubmit={handleSubmit(submitOnce)}
      onChange={() => setSaved(false)}
      aria-busy={pending}
    >
      <FormFields>
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
        <div role="status">
          {saved ? <Text>{copy.saved}</Text> : <VisuallyHidden>{announcement}</VisuallyHidden>}
        </div>
      </FormFields>
    </form>
  );
}
