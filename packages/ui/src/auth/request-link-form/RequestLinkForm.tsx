'use client';

import { valibotResolver } from '@hookform/resolvers/valibot';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import type { FormProblem } from '../../components/form-fields/FormError';
import { Link } from '../../components/link/Link';
import { TextField } from '../../components/text-field/TextField';
import { emailSchema } from '../auth-form/auth-schema';
import { CheckedForm } from '../auth-form/CheckedForm';

export interface RequestLinkFormCopy {
  emailLabel: string;
  invalidEmail: string;
  submit: string;
}

export interface RequestLinkFormProps {
  copy: RequestLinkFormCopy;
  onSubmit: (email: string) => Promise<void>;
  problem?: FormProblem | undefined;
  initialEmail?: string | undefined;
  back: { href: string; label: string };
}

/** Asks for the address to send a link to. */
export function RequestLinkForm({
  copy,
  onSubmit,
  problem,
  initialEmail = '',
  back,
}: RequestLinkFormProps) {
  const form = useForm({
    resolver: valibotResolver(emailSchema(copy.invalidEmail)),
    defaultValues: { email: initialEmail },
    shouldFocusError: false,
  });
  const problemId = useId();
  return (
    <CheckedForm
      form={form}
      onSubmit={({ email }) => onSubmit(email)}
      submit={copy.submit}
      pending="Sending..."
      problem={problem}
      problemId={problemId}
      after={<Link {...back} standalone />}
    >
      <TextField
        {...form.register('email')}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        autoComplete="username"
        label={copy.emailLabel}
        required
        error={form.formState.errors.email?.message}
        errorAnnounced={false}
        aria-describedby={problem ? problemId : undefined}
      />
    </CheckedForm>
  );
}
