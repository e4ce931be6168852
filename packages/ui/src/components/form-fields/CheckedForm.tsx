import { type ReactNode, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useErrorFocus } from '../../hooks/use-error-focus';
import { Button } from '../button/Button';
import { Text } from '../text/Text';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { FormError, type FormProblem } from './FormError';
import { FormFields } from './FormFields';
import { form as formStyle } from './FormFields.css';
import { useSending } from './use-sending';

interface CheckedFormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Resolves with true to show `saved`. */
  onSubmit: (values: Values) => Promise<unknown>;
  onChange?: (() => void) | undefined;
  copy: {
    submit: string;
    pending: string;
    /** Message after saving, below the button. */
    saved?: string;
  };
  /** `page` (default) has a large button, `part` a medium one. `dialog` is closer set. */
  look?: 'page' | 'part' | 'dialog' | undefined;
  tone?: 'primary' | 'secondary' | undefined;
  problem?: FormProblem | undefined;
  /** For a field that refers to the problem. Default: the button refers to it. */
  problemId?: string | undefined;
  /** Of what sending the form agrees to, which the button then says. */
  agreementId?: string | undefined;
  after?: ReactNode;
  children: ReactNode;
}

/** A form for react-hook-form that focuses or announces the first error. */
export function CheckedForm<Values extends FieldValues>({
  form,
  onSubmit,
  onChange,
  copy,
  look = 'page',
  tone,
  problem,
  problemId,
  agreementId,
  after,
  children,
}: CheckedFormProps<Values>) {
  const ref = useRef<HTMLFormElement>(null);
  const announcement = useErrorFocus(ref, form.formState);
  const [isSaved, setSaved] = useState(false);
  const { sendOnce, failure, button } = useSending(
    async (values: Values) => setSaved((await onSubmit(values)) === true),
    problem,
    problemId,
  );
  return (
    <form
      ref={ref}
      noValidate
      className={formStyle({ look })}
      aria-busy={button.pending}
      onChange={() => {
        setSaved(false);
        onChange?.();
      }}
      onSubmit={(event) => {
        setSaved(false);
        // Some browsers and form fillers set values without an event.
        for (const field of event.currentTarget.elements)
          field.dispatchEvent(new Event('input', { bubbles: true }));
        void form.handleSubmit(sendOnce)(event);
      }}
    >
      <FormFields>
        {children}
        {failure ? <FormError {...failure} /> : null}
        <div>
          <Button
            type="submit"
            tone={tone}
            size={look === 'part' ? 'medium' : 'large'}
            stretched={look !== 'part'}
            {...button}
            aria-describedby={button['aria-describedby'] ?? agreementId}
            pendingLabel={copy.pending}
          >
            {copy.submit}
          </Button>
        </div>
        {after}
        {copy.saved === undefined ? (
          <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        ) : (
          <div role="status">
            {isSaved ? <Text>{copy.saved}</Text> : <VisuallyHidden>{announcement}</VisuallyHidden>}
          </div>
        )}
      </FormFields>
    </form>
  );
}
