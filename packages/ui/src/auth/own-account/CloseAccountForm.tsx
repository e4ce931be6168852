'use client';

import { useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/button/Button';
import { FormError, type FormProblem } from '../../components/form-fields/FormError';
import { FormFields } from '../../components/form-fields/FormFields';
import { Text } from '../../components/text/Text';
import { TextField } from '../../components/text-field/TextField';
import { VisuallyHidden } from '../../components/visually-hidden/VisuallyHidden';
import { useErrorFocus } from '../../hooks/use-error-focus';
import { useSingleSubmit } from '../../hooks/use-single-submit';
import { form as formStyle } from '../auth-form/AuthForm.css';

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

/**
 * Closes an account. The donor must type their email address, so that it cannot happen by accident.
 */
export function CloseAccountForm({ copy, email, onSubmit, problem }: CloseAccountFormProps) {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { confirmation: '' },
    shouldFocusError: false,
  });
  const form = useRef<HTMLFormElement>(null);
  const problemId = useId();
  const announcement = useErrorFocus(form, formState);
  const { pending, submitOnce } = useSingleSubmit<void>(onSubmit);
  const matches = (typed: string) => typed.trim().toLowerCase() === email.toLowerCase();
  return (
    <form
      ref={form}
      noValidate
      className={formStyle}
      onSubmit={handleSubmit(() => submitOnce())}
      aria-busy={pending}
    >
      <FormFields>
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
        <VisuallyHidden>
          <span role="status">{announcement}</span>
        </VisuallyHidden>
      </FormFields>
    </form>
  );
}
