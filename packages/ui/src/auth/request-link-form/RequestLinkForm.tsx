import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/button';
import { FormFields } from '../../components/form-fields';
import { Link } from '../../components/link';
import { TextField } from '../../components/text-field';
import { useSingleSubmit } from '../../hooks/useSingleSubmit';
import { form } from '../auth-form/AuthForm.css';
import { emailSchema } from '../auth-form/auth-schema';

export interface RequestLinkFormProps {
  /** Words of the button, e.g. "Send me a link". */
  submitLabel: string;
  /** Words of the button meanwhile. Default "Sending...". */
  pendingLabel?: string | undefined;
  /** Asks for the mail. What was typed stays, whatever happens. */
  onSubmit: (email: string) => Promise<void>;
  /** The way back to the sign-in form. */
  back: { href: string; label: string };
}

/** An address, to send a link to: for a forgotten password, or a confirmation that expired. */
export function RequestLinkForm({
  submitLabel,
  pendingLabel = 'Sending...',
  onSubmit,
  back,
}: RequestLinkFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(emailSchema),
    defaultValues: { email: '' },
  });
  const { pending, submitOnce } = useSingleSubmit(({ email }: { email: string }) =>
    onSubmit(email),
  );

  return (
    <form noValidate className={form} onSubmit={handleSubmit(submitOnce)} aria-busy={pending}>
      <FormFields>
        <TextField
          {...register('email')}
          type="email"
          inputMode="email"
          autoCapitalize="none"
          autoComplete="username"
          label="Email"
          required
          error={formState.errors.email?.message}
        />
        <Button type="submit" size="large" stretched pending={pending} pendingLabel={pendingLabel}>
          {submitLabel}
        </Button>
        <Link href={back.href} standalone>
          {back.label}
        </Link>
      </FormFields>
    </form>
  );
}
