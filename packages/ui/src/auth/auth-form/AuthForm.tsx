'use client';

import { valibotResolver } from '@hookform/resolvers/valibot';
import { LockKeyhole } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/button';
import { FormFields } from '../../components/form-fields';
import { Icon } from '../../components/icon';
import { Link } from '../../components/link';
import { Text } from '../../components/text';
import { VisuallyHidden } from '../../components/visually-hidden';
import { useErrorFocus } from '../../hooks/useErrorFocus';
import { useSingleSubmit } from '../../hooks/useSingleSubmit';
import { AuthFields } from './AuthFields';
import * as styles from './AuthForm.css';
import type { AuthFormCopy } from './auth-form-copy';
import { type AuthMode, type AuthRefusal, type AuthValues, authSchema } from './auth-schema';

export interface AuthFormProps {
  /** The words. */
  copy: AuthFormCopy;
  /** Sign in, or create an account. */
  mode: AuthMode;
  /** The other mode is asked for. What was typed stays, but for the password. */
  onModeChange: (mode: AuthMode) => void;
  /**
   * Signs in or up. The button is pending until it settles; nothing typed is lost, whatever happens.
   * What it resolves with marks the fields until something is typed: say why in a toast.
   */
  onSubmit: (values: AuthValues) => Promise<AuthRefusal | undefined>;
  /** Where a forgotten password is asked for anew. */
  forgotPasswordHref: string;
  /** Above the button: an `AuthNotice` with what to do next. */
  notice?: ReactNode;
  /** What the fields hold at first, e.g. for a visitor who returns to change the address. Default empty. */
  initialValues?: Partial<AuthValues> | undefined;
}

const empty: AuthValues = { email: '', password: '', firstName: '', lastName: '' };

/** Sign in and Create account in one form (docs/behaviour.md 3.13, 6.13 and 7). */
export function AuthForm({
  copy,
  mode,
  onModeChange,
  onSubmit,
  forgotPasswordHref,
  notice,
  initialValues,
}: AuthFormProps) {
  const { register, handleSubmit, watch, formState, clearErrors, resetField } = useForm<AuthValues>(
    {
      resolver: valibotResolver(authSchema(mode, copy.messages)),
      defaultValues: { ...empty, ...initialValues },
      shouldFocusError: false,
    },
  );
  const { errors } = formState;
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<AuthRefusal>({});
  const announcement = useErrorFocus(form, formState);
  const { pending, submitOnce } = useSingleSubmit(async (values: AuthValues) =>
    setRefusal((await onSubmit(values)) ?? {}),
  );
  const text = copy[mode];
  const signingUp = mode === 'sign-up';

  function toggle() {
    clearErrors();
    setRefusal({});
    // A password typed to sign in is no choice of a new one, and the other way round.
    resetField('password', { defaultValue: '' });
    onModeChange(signingUp ? 'sign-in' : 'sign-up');
  }

  return (
    <div className={styles.form}>
      <form
        ref={form}
        noValidate
        className={styles.form}
        onSubmit={handleSubmit(submitOnce)}
        onChange={() => setRefusal({})}
        aria-busy={pending}
      >
        <FormFields>
          <AuthFields
            copy={copy}
            mode={mode}
            register={register}
            errors={errors}
            password={watch('password')}
            refusal={refusal}
          />
          {notice}
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
              {copy.secure}
            </p>
          ) : (
            <Link href={forgotPasswordHref} standalone>
              {copy.forgotten}
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
