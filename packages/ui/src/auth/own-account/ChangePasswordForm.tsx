'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { FormProblem } from '../../components/form-fields/FormError';
import { PasswordField } from '../../components/password-field/PasswordField';
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
  /** `wrong` means a wrong current password. After `failed`, `problem` says why. */
  onSubmit: (change: PasswordChange) => Promise<'saved' | 'wrong' | 'failed'>;
  problem?: FormProblem | undefined;
}

const empty: PasswordChange = { current: '', next: '' };

/** Changes the password of a signed-in donor. */
export function ChangePasswordForm({ copy, email, onSubmit, problem }: ChangePasswordFormProps) {
  const form = useForm({ defaultValues: empty, shouldFocusError: false });
  const { errors } = form.formState;
  const [saved, setSaved] = useState(false);

  async function submit(change: PasswordChange) {
    const outcome = await onSubmit(change);
    if (outcome === 'wrong') form.setError('current', { message: copy.currentWrong });
    if (outcome !== 'saved') return;
    form.reset(empty);
    setSaved(true);
  }
  const field = (key: keyof PasswordChange, missing: string) => ({
    ...form.register(key, { required: missing }),
    required: true,
    warnsOfCapsLock: true,
    error: errors[key]?.message,
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
      // Saving empties both fields. Pressing the button again then shows an error instead.
      saved={saved && !errors.current && copy.saved}
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
        strength={<PasswordStrengthHint copy={copy.strength} password={form.watch('next')} />}
      />
    </CheckedForm>
  );
}
