import { valibotResolver } from '@hookform/resolvers/valibot';
import type { MouseEvent, RefObject } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/button';
import { Checkbox } from '../../components/checkbox';
import { TextField } from '../../components/text-field';
import { useSingleSubmit } from '../../hooks/useSingleSubmit';
import { form, trap } from './EarlyAccessForm.css';
import { type EarlyAccessValues, earlyAccessSchema, emptyEarlyAccess } from './early-access-schema';
import { TermsLabel } from './TermsLabel';

export interface EarlyAccessFormProps {
  /**
   * Sends the address. The form is pending until the promise settles, and empty afterwards, whatever
   * the outcome; a press meanwhile sends nothing. The caller tells the person how it went.
   */
  onSubmit: (values: EarlyAccessValues) => Promise<void>;
  /** A link of the label was pressed, before the browser follows it. */
  onLinkPress?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Where Terms & Conditions leads. Default `/terms` (docs/behaviour.md 4.3). */
  termsHref?: string | undefined;
  /** Where Privacy Policy leads. Default `/privacy` (docs/behaviour.md 4.3). */
  privacyHref?: string | undefined;
  /** Words of the button. Default `Submit`. */
  submitLabel?: string | undefined;
  /** Words of the button while pending. Default `Submitting…`. */
  pendingLabel?: string | undefined;
  /** The email input, for a dialog that gives it the focus. */
  emailRef?: RefObject<HTMLInputElement | null> | undefined;
}

/** Email address and accepted terms: in the dialog, and inline on the home page (docs/behaviour.md 4.3 and 7). */
export function EarlyAccessForm({
  onSubmit,
  onLinkPress,
  termsHref = '/terms',
  privacyHref = '/privacy',
  submitLabel = 'Submit',
  pendingLabel = 'Submitting…',
  emailRef,
}: EarlyAccessFormProps) {
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: valibotResolver(earlyAccessSchema),
    defaultValues: emptyEarlyAccess,
  });
  const { errors } = formState;
  const { pending, submitOnce } = useSingleSubmit(async (values: EarlyAccessValues) => {
    try {
      await onSubmit(values);
    } catch {
      // An outcome like any other: the caller has told the person and the log.
    } finally {
      reset();
    }
  });

  const { ref: registerEmail, ...email } = register('email');
  return (
    <form noValidate className={form} onSubmit={handleSubmit(submitOnce)} aria-busy={pending}>
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
        label="Email address"
        labelHidden
        placeholder="Enter your email address"
        fieldSize="large"
        error={errors.email?.message}
        readOnly={pending}
      />
      <Checkbox
        {...register('acceptTerms')}
        label={
          <TermsLabel termsHref={termsHref} privacyHref={privacyHref} onLinkPress={onLinkPress} />
        }
        error={errors.acceptTerms?.message}
      />
      <div className={trap} aria-hidden>
        <label>
          Website
          <input {...register('website')} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button type="submit" size="large" stretched pending={pending} pendingLabel={pendingLabel}>
        {submitLabel}
      </Button>
    </form>
  );
}
