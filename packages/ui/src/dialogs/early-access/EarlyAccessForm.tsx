'use client';

import { valibotResolver } from '@hookform/resolvers/valibot';
import { type MouseEvent, type RefObject, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/button';
import { Checkbox } from '../../components/checkbox';
import { TextField } from '../../components/text-field';
import { VisuallyHidden } from '../../components/visually-hidden';
import { useErrorFocus } from '../../hooks/useErrorFocus';
import { useSingleSubmit } from '../../hooks/useSingleSubmit';
import type { EarlyAccessFormCopy } from './copy';
import { form as formStyle } from './EarlyAccessForm.css';
import { type EarlyAccessValues, earlyAccessSchema, emptyEarlyAccess } from './early-access-schema';
import { RobotTrap } from './RobotTrap';
import { TermsLabel } from './TermsLabel';

export interface EarlyAccessFormProps {
  /** The words. */
  copy: EarlyAccessFormCopy;
  /**
   * Sends the address. The form is pending until the promise settles, and empty afterwards, whatever
   * the outcome; a press meanwhile sends nothing. The caller tells the person how it went.
   */
  onSubmit: (values: EarlyAccessValues) => Promise<void>;
  /** A link of the label was pressed, before the browser follows it. */
  onLinkPress?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** The email input, for a dialog that gives it the focus. */
  emailRef?: RefObject<HTMLInputElement | null> | undefined;
  /** What the fields hold at first: after a failure, the values that the visitor wants back. Default empty. */
  initialValues?: EarlyAccessValues | undefined;
}

/** Email address and accepted terms: in the dialog, and inline on the home page. */
export function EarlyAccessForm({
  copy,
  onSubmit,
  onLinkPress,
  emailRef,
  initialValues = emptyEarlyAccess,
}: EarlyAccessFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: valibotResolver(earlyAccessSchema(copy.messages)),
    defaultValues: initialValues,
    shouldFocusError: false,
  });
  const { errors } = formState;
  const announcement = useErrorFocus(form, formState);
  const { pending, submitOnce } = useSingleSubmit(async (values: EarlyAccessValues) => {
    try {
      await onSubmit(values);
    } catch {
      // Not rethrown: the caller has shown a toast and written the log by then.
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
        fieldSize="large"
        error={errors.email?.message}
        errorAnnounced={false}
        readOnly={pending}
      />
      <Checkbox
        {...register('acceptTerms')}
        label={<TermsLabel agreement={copy.agreement} onLinkPress={onLinkPress} />}
        required
        error={errors.acceptTerms?.message}
        errorAnnounced={false}
      />
      <RobotTrap {...register('website')} />
      <Button
        type="submit"
        size="large"
        stretched
        pending={pending}
        pendingLabel={copy.pending ?? 'Submitting…'}
      >
        {copy.submit ?? 'Submit'}
      </Button>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </form>
  );
}
