import { valibotResolver } from '@hookform/resolvers/valibot';
import { LockKeyhole } from 'lucide-react';
import { useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/button';
import { FormError, FormFields, type FormProblem } from '../../components/form-fields';
import { Icon } from '../../components/icon';
import { Link } from '../../components/link';
import { PasswordField } from '../../components/password-field';
import { Text } from '../../components/text';
import { TextField } from '../../components/text-field';
import { VisuallyHidden } from '../../components/visually-hidden';
import { useErrorFocus } from '../../hooks/useErrorFocus';
import { useSingleSubmit } from '../../hooks/useSingleSubmit';
import { PasswordStrengthHint } from '../password-strength';
import * as styles from './AuthForm.css';
import { type AuthMode, type AuthValues, authSchemas } from './auth-schema';

const texts = {
  'sign-in': {
    submit: 'Sign in',
    pending: 'Signing in...',
    question: "Don't have an account?",
    toggle: 'Create account',
    password: 'current-password',
  },
  'sign-up': {
    submit: 'Create account',
    pending: 'Creating account...',
    question: 'Already have an account?',
    toggle: 'Sign in instead',
    password: 'new-password',
  },
} as const;

export interface AuthFormProps {
  /** Sign in, or create an account. */
  mode: AuthMode;
  /** The other mode is asked for. What was typed stays. */
  onModeChange: (mode: AuthMode) => void;
  /** Signs in or up. The button is pending until it settles; nothing typed is lost, whatever happens. */
  onSubmit: (values: AuthValues) => Promise<void>;
  /** Where a forgotten password is asked for anew. */
  forgotPasswordHref: string;
  /** What the service said last. It stays in the form, tied to email and password: take it away when a new submit starts. */
  problem?: FormProblem | undefined;
  /** What to start with, e.g. for who comes back to change an address. Default empty. */
  initialValues?: Partial<AuthValues> | undefined;
}

const empty: AuthValues = { email: '', password: '', firstName: '', lastName: '' };

/** Sign in and Create account in one form (docs/behaviour.md 3.13, 6.13 and 7). */
export function AuthForm({
  mode,
  onModeChange,
  onSubmit,
  forgotPasswordHref,
  problem,
  initialValues,
}: AuthFormProps) {
  const { register, handleSubmit, watch, formState, clearErrors } = useForm<AuthValues>({
    resolver: valibotResolver(authSchemas[mode]),
    defaultValues: { ...empty, ...initialValues },
    shouldFocusError: false,
  });
  const { errors, submitCount } = formState;
  const form = useRef<HTMLFormElement>(null);
  const problemId = useId();
  const describedBy = problem ? problemId : undefined;
  const announcement = useErrorFocus(form, submitCount);
  const { pending, submitOnce } = useSingleSubmit(onSubmit);
  const text = texts[mode];
  const signingUp = mode === 'sign-up';

  function toggle() {
    clearErrors();
    onModeChange(signingUp ? 'sign-in' : 'sign-up');
  }

  return (
    <div className={styles.form}>
      <form
        ref={form}
        noValidate
        className={styles.form}
        onSubmit={handleSubmit(submitOnce)}
        aria-busy={pending}
      >
        <FormFields>
          {signingUp ? (
            <div className={styles.names}>
              <TextField
                {...register('firstName')}
                label="First name"
                autoComplete="given-name"
                required
                maxLength={200}
                error={errors.firstName?.message}
                errorAnnounced={false}
              />
              <TextField
                {...register('lastName')}
                label="Last name"
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
            label="Email"
            required
            error={errors.email?.message}
            errorAnnounced={false}
            aria-describedby={describedBy}
          />
          <PasswordField
            {...register('password')}
            label="Password"
            autoComplete={text.password}
            required
            warnsOfCapsLock
            error={errors.password?.message}
            errorAnnounced={false}
            aria-describedby={describedBy}
            strength={signingUp ? <PasswordStrengthHint password={watch('password')} /> : undefined}
          />
          {problem ? <FormError id={problemId} {...problem} /> : null}
          <Button
            type="submit"
            size="large"
            stretched
            pending={pending}
            pendingLabel={text.pending}
          >
            {text.submit}
          </Button>
          {signingUp ? (
            <p className={styles.secure}>
              <Icon icon={LockKeyhole} size={18} />
              Your data is secure
            </p>
          ) : (
            <Link href={forgotPasswordHref} standalone>
              Forgotten your password?
            </Link>
          )}
          <VisuallyHidden>
            <span role="status">{announcement}</span>
          </VisuallyHidden>
        </FormFields>
      </form>
      <div className={styles.other}>
        <Text as="span">{text.question}</Text>
        <Button tone="quiet" onClick={toggle}>
          {text.toggle}
        </Button>
      </div>
    </div>
  );
}
