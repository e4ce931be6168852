'use client';

import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/button/Button';
import { FormError, type FormProblem } from '../../components/form-fields/FormError';
import { PasswordField } from '../../components/password-field/PasswordField';
import { useSingleSubmit } from '../../hooks/use-single-submit';
import { CheckedForm } from '../auth-form/CheckedForm';
import type { NewPasswordFormCopy } from '../new-password-form/NewPasswordForm';
import { PasswordStrengthHint } from '../password-strength/PasswordStrengthHint';

export interface ChangePasswordFormCopy extends NewPasswordFormCopy {
  current: string;
  currentMissing: string;
  currentWrong: string;
  saved: string;
}

export interface PasswordChange {
  current: string;
  next: string;
}

export interface ChangePasswordFormProps {
  copy: ChangePasswordFormCopy;
  email: string;
  /**
   * Saves the new password. Resolves with `wrong` if the current password is wrong, and with
   * `failed` if something else went wrong; `problem` then says why.
   */
  onSubmit: (change: PasswordChange) => Promise<'saved' | 'wrong' | 'failed'>;
  problem?: FormProblem | undefined;
}

const empty: PasswordChange = { current: '', next: '' };

/** Changes the password of a signed-in donor, who enters the current one first. */
export function ChangePasswordForm({ copy, email, onSubmit, problem }: ChangePasswordFormProps) {
  const { register, handleSubmit, watch, formState, setError, reset } = useForm({
    defaultValues: empty,
    shouldFocusError: false,
  });
  const problemId = useId();
  const [saved, setSaved] = useState(false);
  const { pending, submitOnce } = useSingleSubmit(async (change: PasswordChange) => {
    const outcome = await onSubmit(change);
    if (outcome === 'wrong') setError('current', { message: copy.currentWrong });
    if (outcome !== 'saved') return;
    reset(empty);
    setSaved(true);
  });
  const field = (key: keyof PasswordChange, missing: string) => ({
    ...register(key, { required: missing }),
    required: true,
    warnsOfCapsLock: true,
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
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...field('current', copy.currentMissing)}
        label={copy.current}
        autoComplete="current-password"
      />
      <PasswordField
        {...field('next', copy.missing)}
        label={copy.label}
        description={copy.rule}
        autoComplete="new-password"
        strength={<PasswordStrengthHint copy={copy.strength} password={watch('next')} />}
      />
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
