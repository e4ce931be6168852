'use client';

import { valibotResolver } from '@hookform/resolvers/valibot';
import { type MouseEvent, type RefObject, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/button/Button';
import { Checkbox } from '../../components/checkbox/Checkbox';
import { type LinkedText, TextWithLinks } from '../../components/link/TextWithLinks';
import { TextField } from '../../components/text-field/TextField';
import { VisuallyHidden } from '../../components/visually-hidden/VisuallyHidden';
import { visuallyHidden } from '../../components/visually-hidden/VisuallyHidden.css';
import { useErrorFocus } from '../../hooks/use-error-focus';
import { useSingleSubmit } from '../../hooks/use-single-submit';
import { form as formStyle } from './WaitlistForm.css';
import {
  emptyEarlyAccess,
  type WaitlistMessages,
  type WaitlistValues,
  waitlistSchema,
} from './waitlist-schema';

export interface WaitlistFormCopy {
  emailLabel: string;
  emailPlaceholder: string;
  /** The label of the checkbox. */
  agreement: LinkedText;
  messages: WaitlistMessages;
  /** Default `Submit`. */
  submit?: string | undefined;
  /** Default `Submitting…`. */
  pending?: string | undefined;
}

export interface WaitlistFormProps {
  copy: WaitlistFormCopy;
  /** The form is emptied once the promise settles. The caller reports the outcome. */
  onSubmit: (values: WaitlistValues) => Promise<void>;
  /** Called before the browser follows the link. */
  onLinkPress?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  emailRef?: RefObject<HTMLInputElement | null> | undefined;
  /** Default empty. */
  initialValues?: WaitlistValues | undefined;
}

/** The waitlist form. For a dialog, use `WaitlistDialog`. */
export function WaitlistForm({
  copy,
  onSubmit,
  onLinkPress,
  emailRef,
  initialValues = emptyEarlyAccess,
}: WaitlistFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: valibotResolver(waitlistSchema(copy.messages)),
    defaultValues: initialValues,
    shouldFocusError: false,
  });
  const { errors } = formState;
  const announcement = useErrorFocus(form, formState);
  const { pending, submitOnce } = useSingleSubmit(async (values: WaitlistValues) => {
    try {
      await onSubmit(values);
    } catch {
      // Not rethrown, because the caller reports the outcome.
    } finally {
      reset(emptyEarlyAccess);
    }
  });

  const { ref: registerEmail, ...email } = register('email');
  return (
    <form
      ref={form}
      noValidate
      className={formStyle}
      onSubmit={handleSubmit(submitOnce)}
      aria-busy={pending}
    >
      <TextField
        {...email}
        ref={(input) => {
          registerEmail(input);
          if (emailRef) emailRef.current = input;
        }}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        label={copy.emailLabel}
        required
        placeholder={copy.emailPlaceholder}
        size="large"
        error={errors.email?.message}
        errorAnnounced={false}
        readOnly={pending}
      />
      <Checkbox
        {...register('acceptTerms')}
        label={<TextWithLinks text={copy.agreement} onLinkPress={onLinkPress} />}
        required
        error={errors.acceptTerms?.message}
        errorAnnounced={false}
      />
      {/* Only robots fill this in. It is not `display: none`, because they skip such fields. */}
      <div className={visuallyHidden} aria-hidden>
        <label>
          Website
          <input {...register('website')} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button
        type="submit"
        size="large"
        stretched
        pending={pending}
        pendingLabel={copy.pending ?? 'Submitting…'}
      >
        {copy.submit ?? 'Submit'}
      </Button>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </form>
  );
}
