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
  onSubmit: (password: string) => Promise<void>;
  problem?: FormProblem | undefined;
}

/** The form for a new password. */
export function NewPasswordForm({ copy, onSubmit, problem }: NewPasswordFormProps) {
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
