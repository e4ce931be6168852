import { useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/button';
import { FormError, FormFields, type FormProblem } from '../../components/form-fields';
import { PasswordField } from '../../components/password-field';
import { VisuallyHidden } from '../../components/visually-hidden';
import { useErrorFocus } from '../../hooks/useErrorFocus';
import { useSingleSubmit } from '../../hooks/useSingleSubmit';
import { form as formStyle } from '../auth-form/AuthForm.css';
import { PasswordStrengthHint } from '../password-strength';

export interface NewPasswordFormProps {
  /** Saves the password. What was typed stays when the service refuses it. */
  onSubmit: (password: string) => Promise<void>;
  /** What the service said last. It stays in the form: take it away when a new submit starts. */
  problem?: FormProblem | undefined;
}

/** The last step of a forgotten password: a new one. */
export function NewPasswordForm({ onSubmit, problem }: NewPasswordFormProps) {
  const { register, handleSubmit, watch, formState } = useForm({
    defaultValues: { password: '' },
    shouldFocusError: false,
  });
  const form = useRef<HTMLFormElement>(null);
  const problemId = useId();
  const announcement = useErrorFocus(form, formState.submitCount);
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
          {...register('password', { required: 'Please choose a password.' })}
          label="New password"
          autoComplete="new-password"
          required
          warnsOfCapsLock
          error={formState.errors.password?.message}
          errorAnnounced={false}
          aria-describedby={problem ? problemId : undefined}
          strength={<PasswordStrengthHint password={watch('password')} />}
        />
        {problem ? <FormError id={problemId} {...problem} /> : null}
        <Button type="submit" size="large" stretched pending={pending} pendingLabel="Saving...">
          Save new password
        </Button>
        <VisuallyHidden>
          <span role="status">{announcement}</span>
        </VisuallyHidden>
      </FormFields>
    </form>
  );
}
