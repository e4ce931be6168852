'use client';

import { valibotResolver } from '@hookform/resolvers/valibot';
import { LockKeyhole } from 'lucide';
import { type ReactNode, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/button/Button';
import { CheckedForm } from '../../components/form-fields/CheckedForm';
import { Icon } from '../../components/icon/Icon';
import { Link } from '../../components/link/Link';
import { TextWithLinks } from '../../components/link/TextWithLinks';
import { Text } from '../../components/text/Text';
import { AuthFields } from './AuthFields';
import * as styles from './AuthForm.css';
import type { AuthFormCopy } from './auth-form-copy';
import { type AuthMode, type AuthRefusal, type AuthValues, authSchema } from './auth-schema';

export interface AuthFormProps {
  copy: AuthFormCopy;
  /** Whether to sign in or to create an account. */
  mode: AuthMode;
  /** Called when the visitor asks for the other mode. */
  onModeChange: (mode: AuthMode) => void;
  /** A refusal marks its fields. If its texts are empty, explain the refusal in a toast. */
  onSubmit: (values: AuthValues) => Promise<AuthRefusal | undefined>;
  /** The address of the form for a new password. */
  forgotPasswordHref: string;
  /** An `AuthNotice`, shown above the button. */
  notice?: ReactNode;
  /** What is filled in at first. */
  initialValues?: Partial<AuthValues> | undefined;
}

const empty: AuthValues = { email: '', password: '', firstName: '', lastName: '' };

/** Signs in or creates an account (docs/behaviour.md 3.13, 6.13 and 7). */
export function AuthForm({
  copy,
  mode,
  onModeChange,
  onSubmit,
  forgotPasswordHref,
  notice,
  initialValues,
}: AuthFormProps) {
  const form = useForm<AuthValues>({
    resolver: valibotResolver(authSchema(mode, copy.messages)),
    defaultValues: { ...empty, ...initialValues },
    shouldFocusError: false,
  });
  const [refusal, setRefusal] = useState<AuthRefusal>({});
  const text = copy[mode];
  const signingUp = mode === 'sign-up';
  const id = useId();

  function toggle() {
    setRefusal({});
    // A password typed for one mode must not be sent in the other. The reset also ends the errors
    // that are shown while typing after a submit.
    form.reset({ ...form.getValues(), password: '' });
    onModeChange(signingUp ? 'sign-in' : 'sign-up');
  }

  return (
    <div className={styles.form}>
      <CheckedForm
        form={form}
        onSubmit={async (values) => setRefusal((await onSubmit(values)) ?? {})}
        onChange={() => setRefusal({})}
        copy={text}
        agreementId={signingUp ? id : undefined}
        after={
          signingUp ? (
            <>
              <Text size="small" tone="muted" id={id}>
                <TextWithLinks text={copy.agreement} />
              </Text>
              <p className={styles.secure}>
                <Icon icon={LockKeyhole} size={18} />
                <span>{copy.secure}</span>
              </p>
            </>
          ) : (
            <Link href={forgotPasswordHref} standalone>
              {copy.forgotten}
            </Link>
          )
        }
      >
        <AuthFields copy={copy} mode={mode} form={form} refusal={refusal} />
        {notice}
      </CheckedForm>
      <div className={styles.other}>
        <span id={`${id}?`}>{text.question}</span>
        <Button tone="quiet" onClick={toggle} aria-describedby={`${id}?`}>
          {text.toggle}
        </Button>
      </div>
    </div>
  );
}
