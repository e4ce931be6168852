'use client';

import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { PasswordField } from '../../components/password-field';
import { TextField } from '../../components/text-field';
import { PasswordStrengthHint } from '../password-strength';
import { names } from './AuthForm.css';
import type { AuthFormCopy } from './auth-form-copy';
import type { AuthMode, AuthValues } from './auth-schema';

interface AuthFieldsProps {
  copy: AuthFormCopy;
  mode: AuthMode;
  register: UseFormRegister<AuthValues>;
  errors: FieldErrors<AuthValues>;
  /** The password as typed so far, for the hint at its strength. */
  password: string;
  /** Id of what the service said last; email and password refer to it. */
  describedBy: string | undefined;
}

/** The fields of `AuthForm`: two names when signing up, email, password. */
export function AuthFields({
  copy,
  mode,
  register,
  errors,
  password,
  describedBy,
}: AuthFieldsProps) {
  const signingUp = mode === 'sign-up';
  return (
    <>
      {signingUp ? (
        <div className={names}>
          <TextField
            {...register('firstName')}
            label={copy.fields.firstName}
            autoComplete="given-name"
            required
            maxLength={200}
            error={errors.firstName?.message}
            errorAnnounced={false}
          />
          <TextField
            {...register('lastName')}
            label={copy.fields.lastName}
            autoComplete="family-name"
            required
            maxLength={200}
            error={errors.lastName?.message}
            errorAnnounced={false}
          />
        </div>
      ) : null}
      <TextField
        {...register('email')}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        autoComplete={signingUp ? 'email' : 'username'}
        label={copy.fields.email}
        required
        error={errors.email?.message}
        errorAnnounced={false}
        aria-describedby={describedBy}
      />
      <PasswordField
        {...register('password')}
        label={copy.fields.password}
        autoComplete={signingUp ? 'new-password' : 'current-password'}
        required
        warnsOfCapsLock
        error={errors.password?.message}
        errorAnnounced={false}
        aria-describedby={describedBy}
        strength={
          signingUp ? <PasswordStrengthHint copy={copy.strength} password={password} /> : undefined
        }
      />
    </>
  );
}
