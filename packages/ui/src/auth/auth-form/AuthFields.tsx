'use client';

import type { UseFormReturn } from 'react-hook-form';
import { PasswordField } from '../../components/password-field/PasswordField';
import { TextField } from '../../components/text-field/TextField';
import { PasswordStrengthHint } from '../password-strength/PasswordStrengthHint';
import { names } from './AuthForm.css';
import type { AuthFormCopy } from './auth-form-copy';
import type { AuthMode, AuthRefusal, AuthValues } from './auth-schema';

interface AuthFieldsProps {
  copy: AuthFormCopy;
  mode: AuthMode;
  form: UseFormReturn<AuthValues>;
  refusal: AuthRefusal;
}

/** The fields of `AuthForm`. */
export function AuthFields({ copy, mode, form, refusal }: AuthFieldsProps) {
  const { errors } = form.formState;
  const signingUp = mode === 'sign-up';
  const nameField = (field: 'firstName' | 'lastName') => ({
    ...form.register(field),
    label: copy.fields[field],
    required: true,
    maxLength: 200,
    error: errors[field]?.message,
    errorAnnounced: false,
  });
  const errorOf = (field: 'email' | 'password') => ({
    error: errors[field]?.message ?? refusal[field],
    invalid: refusal[field] !== undefined,
    errorAnnounced: false,
  });
  return (
    <>
      {signingUp ? (
        <div className={names}>
          <TextField {...nameField('firstName')} autoComplete="given-name" />
          <TextField {...nameField('lastName')} autoComplete="family-name" />
        </div>
      ) : null}
      <TextField
        {...form.register('email')}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        autoComplete={signingUp ? 'email' : 'username'}
        label={copy.fields.email}
        required
        {...errorOf('email')}
      />
      <PasswordField
        {...form.register('password')}
        label={copy.fields.password}
        autoComplete={signingUp ? 'new-password' : 'current-password'}
        required
        warnsOfCapsLock
        {...errorOf('password')}
        description={signingUp ? copy.passwordRule : undefined}
        strength={
          // A good rating would contradict a refusal of the password.
          signingUp && refusal.password === undefined ? (
            <PasswordStrengthHint copy={copy.strength} password={form.watch('password')} />
          ) : undefined
        }
      />
    </>
  );
}
