import type { UseFormReturn } from 'react-hook-form';
import { checkedField, emailInput } from '../../components/form-fields/checked-field';
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
  const signingUp = mode === 'sign-up';
  const field = (name: keyof AuthValues) => ({
    ...checkedField(form, name),
    label: copy.fields[name],
  });
  const refusable = (name: keyof AuthRefusal) => {
    const checked = field(name);
    const refused = refusal[name];
    return { ...checked, error: checked.error ?? refused, invalid: refused !== undefined };
  };
  return (
    <>
      {signingUp ? (
        <div className={names}>
          <TextField {...field('firstName')} maxLength={200} autoComplete="given-name" />
          <TextField {...field('lastName')} maxLength={200} autoComplete="family-name" />
        </div>
      ) : null}
      <TextField
        {...refusable('email')}
        {...emailInput}
        autoComplete={signingUp ? 'email' : 'username'}
      />
      <PasswordField
        {...refusable('password')}
        autoComplete={signingUp ? 'new-password' : 'current-password'}
        warnsOfCapsLock
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
