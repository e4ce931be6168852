'use client';

import { valibotResolver } from '@hookform/resolvers/valibot';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/button/Button';
import { FormError, type FormProblem } from '../../components/form-fields/FormError';
import { Link } from '../../components/link/Link';
import { TextField } from '../../components/text-field/TextField';
import { useSingleSubmit } from '../../hooks/use-single-submit';
import { emailSchema } from '../auth-form/auth-schema';
import { CheckedForm } from '../auth-form/CheckedForm';

export interface RequestLinkFormCopy {
  emailLabel: string;
  invalidEmail: string;
  submit: string;
  /** Default `Sending...`. */
  pending?: string | undefined;
}

export interface RequestLinkFormProps {
  copy: RequestLinkFormCopy;
  /** Requests the email. The field keeps its entry whatever the result. */
  onSubmit: (email: string) => Promise<void>;
  /** Why the service refused the last attempt. Clear it when a new attempt starts. */
  problem?: FormProblem | undefined;
  /** Default empty. */
  initialEmail?: string | undefined;
  back: { href: string; label: string };
}

/** Asks for an email address to send a link to: for a new password or a new confirmation. */
export function RequestLinkForm({
  copy,
  onSubmit,
  problem,
  initialEmail = '',
  back,
}: RequestLinkFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(emailSchema(copy.invalidEmail)),
    defaultValues: { email: initialEmail },
    shouldFocusError: false,
  });
  const problemId = useId();
  const { pending, submitOnce } = useSingleSubmit(({ email }: { email: string }) =>
    onSubmit(email),
  );

  return (
    <CheckedForm formState={formState} pending={pending} onSubmit={handleSubmit(submitOnce)}>
      <TextField
        {...register('email')}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        autoComplete="username"
        label={copy.emailLabel}
        required
        error={formState.errors.email?.message}
        errorAnnounced={false}
        aria-describedby={problem ? problemId : undefined}
      />
      {problem ? <FormError id={problemId} {...problem} /> : null}
      <Button
        type="submit"
        size="large"
        stretched
        pending={pending}
        pendingLabel={copy.pending ?? 'Sending...'}
      >
        {copy.submit}
      </Button>
      <Link href={back.href} standalone>
        {back.label}
      </Link>
    </CheckedForm>
  );
}
