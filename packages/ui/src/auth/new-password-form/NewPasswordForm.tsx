'use client';

import { useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/button/Button';
import { FormError, type FormProblem } from '../../components/form-fields/FormError';
import { FormFields } from '../../components/form-fields/FormFields';
import { PasswordField } from '../../components/password-field/PasswordField';
import { VisuallyHidden } from '../../components/visually-hidden/VisuallyHidden';
import { useErrorFocus } from '../../hooks/use-error-focus';
import { useSingleSubmit } from '../../hooks/use-single-submit';
import { form as formStyle } from '../auth-form/AuthForm.css';
import {
  type PasswordStrengthCopy,
  PasswordStrengthHint,
} from '../password-strength/PasswordStrengthHint';

export interface NewPasswordFormCopy {
  label: string;
  /** The rule, shown before anything is typed. */
  rule: string;
  /** The error for an empty field. */
  missing: string;
  submit: string;
  /** Default `Saving...`. */
  pending?: string | undefined;
  strength: PasswordStrengthCopy;
}

export interface NewPasswordFormProps {
  copy: NewPasswordFormCopy;
  /** Saves the password. The entry stays if the service refuses it. */
  onSubmit: (password: string) => Promise<void>;
  /** Why the service refused the last attempt. Clear it when a new attempt starts. */
  problem?: FormProblem | undefined;
}

/** The form for a new password, opened from the link in a mail. */
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
          description={copy.rule}
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
