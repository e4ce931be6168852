'use client';

import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/button/Button';
import { FormError, type FormProblem } from '../../components/form-fields/FormError';
import { Text } from '../../components/text/Text';
import { TextField } from '../../components/text-field/TextField';
import { useSingleSubmit } from '../../hooks/use-single-submit';
import { CheckedForm } from '../auth-form/CheckedForm';

export interface CloseAccountFormCopy {
  /** What is deleted, what is kept, and that it cannot be undone; one paragraph each. */
  paragraphs: readonly string[];
  /** Label of the field for the email address. */
  confirm: string;
  mismatch: (email: string) => string;
  submit: string;
  /** Default `Closing...`. */
  pending?: string | undefined;
}

export interface CloseAccountFormProps {
  copy: CloseAccountFormCopy;
  /** The address the donor must type, in any letter case. */
  email: string;
  onSubmit: () => Promise<void>;
  problem?: FormProblem | undefined;
}

/** Closes an account. To prevent accidents, the donor must type their email address. */
export function CloseAccountForm({ copy, email, onSubmit, problem }: CloseAccountFormProps) {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { confirmation: '' },
    shouldFocusError: false,
  });
  const problemId = useId();
  const { pending, submitOnce } = useSingleSubmit<void>(onSubmit);
  const matches = (typed: string) => typed.trim().toLowerCase() === email.toLowerCase();
  return (
    <CheckedForm
      formState={formState}
      pending={pending}
      onSubmit={handleSubmit(() => submitOnce())}
    >
      {copy.paragraphs.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
      <TextField
        {...register('confirmation', {
          validate: (typed) => matches(typed) || copy.mismatch(email),
        })}
        label={copy.confirm}
        description={email}
        required
        type="email"
        inputMode="email"
        autoCapitalize="none"
        autoComplete="off"
        error={formState.errors.confirmation?.message}
        errorAnnounced={false}
      />
      {problem ? <FormError id={problemId} {...problem} /> : null}
      <div>
        <Button
          type="submit"
          tone="secondary"
          pending={pending}
          pendingLabel={copy.pending ?? 'Closing...'}
          aria-describedby={problem ? problemId : undefined}
        >
          {copy.submit}
        </Button>
      </div>
    </CheckedForm>
  );
}
