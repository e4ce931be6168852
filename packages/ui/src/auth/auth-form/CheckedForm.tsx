'use client';

import { type ComponentProps, type ReactNode, useRef } from 'react';
import { FormFields } from '../../components/form-fields/FormFields';
import { Text } from '../../components/text/Text';
import { VisuallyHidden } from '../../components/visually-hidden/VisuallyHidden';
import { useErrorFocus } from '../../hooks/use-error-focus';
import { form } from './AuthForm.css';

interface CheckedFormProps extends Pick<ComponentProps<'form'>, 'onSubmit' | 'onChange'> {
  /** From `useForm`. */
  formState: Parameters<typeof useErrorFocus>[1];
  pending: boolean;
  /** Shown and announced below the button; false hides it. Leave it out if the form is replaced. */
  saved?: string | false | undefined;
  children: ReactNode;
}

/** A form of react-hook-form, with the focus and the announcement of `useErrorFocus`. */
export function CheckedForm({ formState, pending, saved, children, ...events }: CheckedFormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const announcement = useErrorFocus(ref, formState);
  return (
    <form ref={ref} noValidate className={form} aria-busy={pending} {...events}>
      <FormFields>
        {children}
        {saved === undefined ? (
          <VisuallyHidden>
            <span role="status">{announcement}</span>
          </VisuallyHidden>
        ) : (
          <div role="status">
            {saved ? <Text>{saved}</Text> : <VisuallyHidden>{announcement}</VisuallyHidden>}
          </div>
        )}
      </FormFields>
    </form>
  );
}
