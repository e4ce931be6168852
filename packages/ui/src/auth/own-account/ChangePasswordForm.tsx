'use client';

import { useForm } from 'react-hook-form';
import { CheckedForm } from '../../components/form-fields/CheckedForm';
import { checkedField } from '../../components/form-fields/checked-field';
import type { FormProblem } from '../../components/form-fields/FormError';
import { PasswordField } from '../../components/password-field/PasswordField';
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
  /** The donor’s address, for password managers. */
  email: string;
  /** `wrong` means a wrong current password. After `failed`, `problem` says why. */
  onSubmit: (change: PasswordChange) => Promise<'saved' | 'wrong' | 'failed'>;
  problem?: FormProblem | undefined;
}

const empty: PasswordChange = { current: '', next: '' };

/** Changes the password of a signed-in donor. */
export function ChangePasswordForm({ copy, email, onSubmit, problem }: ChangePasswordFormProps) {
  const form = useForm({ defaultValues: empty, shouldFocusError: false });

  async function submit(change: PasswordChange): Promise<boolean> {
    const outcome = await onSubmit(change);
    if (outcome === 'wrong') form.setError('current', { message: copy.currentWrong });
    if (outcome === 'saved') form.reset(empty);
    return outcome === 'saved';
  }
  return (
    <CheckedForm form={form} onSubmit={submit} copy={copy} look="part" problem={problem}>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...checkedField(form, 'current', { required: copy.currentMissing })}
        label={copy.current}
        autoComplete="current-password"
        warnsOfCapsLock
      />
      <PasswordField
        {...checkedField(form, 'next', { required: copy.missing })}
        label={copy.label}
        description={copy.rule}
        autoComplete="new-password"
        warnsOfCapsLock
        strength={<PasswordStrengthHint copy={copy.strength} password={form.watch('next')} />}
      />
    </CheckedForm>
  );
}
