import { useForm } from 'react-hook-form';
import { Button } from '../../components/button';
import { FormFields } from '../../components/form-fields';
import { PasswordField } from '../../components/password-field';
import { useSingleSubmit } from '../../hooks/useSingleSubmit';
import { form } from '../auth-form/AuthForm.css';
import { PasswordStrengthHint } from '../password-strength';

export interface NewPasswordFormProps {
  /** Saves the password. What was typed stays when the service refuses it. */
  onSubmit: (password: string) => Promise<void>;
}

/** The last step of a forgotten password: a new one. */
export function NewPasswordForm({ onSubmit }: NewPasswordFormProps) {
  const { register, handleSubmit, watch, formState } = useForm({
    defaultValues: { password: '' },
  });
  const { pending, submitOnce } = useSingleSubmit(({ password }: { password: string }) =>
    onSubmit(password),
  );

  return (
    <form noValidate className={form} onSubmit={handleSubmit(submitOnce)} aria-busy={pending}>
      <FormFields>
        <PasswordField
          {...register('password', { required: 'Please choose a password.' })}
          label="New password"
          autoComplete="new-password"
          required
          warnsOfCapsLock
          error={formState.errors.password?.message}
          strength={<PasswordStrengthHint password={watch('password')} />}
        />
        <Button type="submit" size="large" stretched pending={pending} pendingLabel="Saving...">
          Save new password
        </Button>
      </FormFields>
    </form>
  );
}
