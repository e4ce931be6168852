'use client';

import { valibotResolver } from '@hookform/resolvers/valibot';
import { useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/button';
import { FormError, FormFields, type FormProblem } from '../../components/form-fields';
import { Link } from '../../components/link';
import { TextField } from '../../components/text-field';
import { VisuallyHidden } from '../../components/visually-hidden';
import { useErrorFocus } from '../../hooks/useErrorFocus';
import { useSingleSubmit } from '../../hooks/useSingleSubmit';
import { form as formStyle } from '../auth-form/AuthForm.css';
import { emailSchema } from '../auth-form/auth-schema';

/** The words of the form. */
export interface RequestLinkFormCopy {
  /** Label of the field. */
  emailLabel: string;
  /** The address is none. */
  invalidEmail: string;
  /** Words of the button, e.g. "Send me a link". */
  submit: string;
  /** Words of the button meanwhile. Default `Sending...`. */
  pending?: string | undefined;
}

export interface RequestLinkFormProps {
  /** The words. */
  copy: RequestLinkFormCopy;
  /** Asks for the mail. What was typed stays, whatever happens. */
  onSubmit: (email: string) => Promise<void>;
  /** What the service said last. It stays in the form: take it away when a new submit starts. */
  problem?: FormProblem | undefined;
  /** What the field holds at first. Default empty. */
  initialEmail?: string | undefined;
  /** The way back to the sign-in form. */
  back: { href: string; label: string };
}

/** An address, to send a link to: for a forgotten password, or a confirmation that expired. */
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
  const form = useRef<HTMLFormElement>(null);
  const problemId = useId();
  const announcement = useErrorFocus(form, formState);
  const { pending, submitOnce } = useSingleSubmit(({ email }: { email: string }) =>
    onSubmit(email),
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
        <VisuallyHidden>
          <span role="status">{announcement}</span>
        </VisuallyHidden>
      </FormFields>
    </form>
  );
}
