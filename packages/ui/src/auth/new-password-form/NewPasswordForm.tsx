'use client';

import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { CheckedForm } from '../../components/form-fields/CheckedForm';
import { checkedField } from '../../components/form-fields/checked-field';
import type { FormProblem } from '../../components/form-fields/FormError';
import { PasswordField } from '../../components/password-field/PasswordField';
import {
  type PasswordStrengthCopy,
  PasswordStrengthHint,
} from '../password-strength/PasswordStrengthHint';

export interface NewPasswordFormCopy {
  label: string;
  rule: string;
  missing: string;
  submit: string;
  pending: string;
  strength: PasswordStrengthCopy;
}

export interface NewPasswordFormProps {
  copy: NewPasswordFormCopy;
  /** The account's, by which a password manager knows which password to replace. */
  email: string;
  onSubmit: (password: string) => Promise<void>;
  problem?: FormProblem | undefined;
}

/** The form for a new password. */
export function NewPasswordForm({ copy, email, onSubmit, problem }: NewPasswordFormProps) {
  const form = useForm({ defaultValues: { password: '' }, shouldFocusError: false });
  const problemId = useId();
  return (
    <CheckedForm
      form={form}
      onSubmit={({ password }) => onSubmit(password)}
      copy={copy}
      problem={problem}
      problemId={problemId}
    >
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...checkedField(form, 'password', { required: copy.missing })}
        label={copy.label}
        description={copy.rule}
        autoComplete="new-password"
        warnsOfCapsLock
        aria-describedby={problem ? problemId : undefined}
        strength={<PasswordStrengthHint copy={copy.strength} password={form.watch('password')} />}
      />
    </CheckedForm>
  );
}
