'use client';

import { valibotResolver } from '@hookform/resolvers/valibot';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { CheckedForm } from '../../components/form-fields/CheckedForm';
import { checkedField, emailInput } from '../../components/form-fields/checked-field';
import type { FormProblem } from '../../components/form-fields/FormError';
import { Link } from '../../components/link/Link';
import { TextField } from '../../components/text-field/TextField';
import type { EmailMessage } from '../../forms/email-address';
import { emailSchema } from '../auth-form/auth-schema';

export interface RequestLinkFormCopy {
  emailLabel: string;
  invalidEmail: EmailMessage;
  submit: string;
  pending: string;
}

export interface RequestLinkFormProps {
  copy: RequestLinkFormCopy;
  onSubmit: (email: string) => Promise<void>;
  problem?: FormProblem | undefined;
  /** The address that is filled in at first. */
  initialEmail?: string | undefined;
  /** The link back to the sign-in. */
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
      copy={copy}
      problem={problem}
      problemId={problemId}
      after={<Link {...back} standalone />}
    >
      <TextField
        {...checkedField(form, 'email')}
        {...emailInput}
        autoComplete="username"
        label={copy.emailLabel}
        aria-describedby={problem ? problemId : undefined}
      />
    </CheckedForm>
  );
}
