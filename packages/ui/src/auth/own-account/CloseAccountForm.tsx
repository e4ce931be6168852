'use client';

import { useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/button';
import { FormError, FormFields, type FormProblem } from '../../components/form-fields';
import { Text } from '../../components/text';
import { TextField } from '../../components/text-field';
import { VisuallyHidden } from '../../components/visually-hidden';
import { useErrorFocus } from '../../hooks/useErrorFocus';
import { useSingleSubmit } from '../../hooks/useSingleSubmit';
import { form as formStyle } from '../auth-form/AuthForm.css';

export interface CloseAccountFormCopy {
  /** What is deleted, what stays, and that there is no way back: a paragraph each. */
  paragraphs: readonly string[];
  /** Label of the field that the email address is typed in. */
  confirm: string;
  /** Something else was typed. */
  mismatch: (email: string) => string;
  submit: string;
  /** The button meanwhile. Default `Closing...`. */
  pending?: string | undefined;
}

export interface CloseAccountFormProps {
  copy: CloseAccountFormCopy;
  /** What must be typed, in any letter case. */
  email: string;
  /** Closes the account for ever. */
  onSubmit: () => Promise<void>;
  /** Why it is still open. */
  problem?: FormProblem | undefined;
}

/** Closes an account. The email address must be typed, so that no stray press does it. */
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
          hint={email}
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
