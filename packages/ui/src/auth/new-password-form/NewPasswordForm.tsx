'use client';

import { useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/button';
import { FormError, FormFields, type FormProblem } from '../../components/form-fields';
import { PasswordField } from '../../components/password-field';
import { VisuallyHidden } from '../../components/visually-hidden';
import { useErrorFocus } from '../../hooks/useErrorFocus';
import { useSingleSubmit } from '../../hooks/useSingleSubmit';
import { form as formStyle } from '../auth-form/AuthForm.css';
import { type PasswordStrengthCopy, PasswordStrengthHint } from '../password-strength';

/** The words of the form. */
export interface NewPasswordFormCopy {
  /** Label of the field. */
  label: string;
  /** The rule, shown before it is typed. */
  rule: string;
  /** Nothing was typed. */
  missing: string;
  /** Words of the button. */
  submit: string;
  /** Words of the button meanwhile. Default `Saving...`. */
  pending?: string | undefined;
  /** What is said of the password. */
  strength: PasswordStrengthCopy;
}

export interface NewPasswordFormProps {
  /** The words. */
  copy: NewPasswordFormCopy;
  /** Saves the password. What was typed stays when the service refuses it. */
  onSubmit: (password: string) => Promise<void>;
  /** What the service said last. It stays in the form: take it away when a new submit starts. */
  problem?: FormProblem | undefined;
}

/** The last step of a forgotten password: a new one. */
export function NewPasswordForm({ copy, onSubmit, problem }: NewPasswordFormProps) {
  const { register, handleSubmit, watch, formState } = useForm({
    defaultValues: { password: '' },
    shouldFocusError: false,
  });
  const form = useRef<HTMLFormElement>(null);
  const problemId = useId();
  const announcement = useErrorFocus(form, formState);
  const { pending, submitOnce } = useSingleSubmit(({ password }: { password: string }) =>
    onSubmit(password),
  );

  return (
    <form
      ref={form}
      noValidate
      className={formStyle}
      onSubmit={handleSubmit(submitOnce)}
      aria-busy={pending}
    >
      <FormFields>
        <PasswordField
          {...register('password', { required: copy.missing })}
          label={copy.label}
          hint={copy.rule}
          autoComplete="new-password"
          required
          warnsOfCapsLock
          error={formState.errors.password?.message}
          errorAnnounced={false}
          aria-describedby={problem ? problemId : undefined}
          strength={<PasswordStrengthHint copy={copy.strength} password={watch('password')} />}
        />
        {problem ? <FormError id={problemId} {...problem} /> : null}
        <Button
          type="submit"
          size="large"
          stretched
          pending={pending}
          pendingLabel={copy.pending ?? 'Saving...'}
        >
          {copy.submit}
        </Button>
        <VisuallyHidden>
          <span role="status">{announcement}</span>
        </VisuallyHidden>
      </FormFields>
    </form>
  );
}
