'use client';

import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Button } from '../../components/button/Button';
import { FormError, type FormProblem } from '../../components/form-fields/FormError';
import { FormFields } from '../../components/form-fields/FormFields';
import { Text } from '../../components/text/Text';
import { VisuallyHidden } from '../../components/visually-hidden/VisuallyHidden';
import { useErrorFocus } from '../../hooks/use-error-focus';
import { useSingleSubmit } from '../../hooks/use-single-submit';
import { form as formStyle } from './AuthForm.css';

interface CheckedFormProps<Values extends FieldValues>
  extends Pick<ComponentProps<'form'>, 'onChange'> {
  form: UseFormReturn<Values>;
  onSubmit: (values: Values) => Promise<void>;
  submit: string;
  /** Default `Saving...`. */
  pending?: string | undefined;
  /** `page` (default) has a large button, `part` a medium one. */
  look?: 'page' | 'part' | undefined;
  tone?: 'primary' | 'secondary' | undefined;
  problem?: FormProblem | undefined;
  /** For a field that refers to the problem. Default: the button refers to it. */
  problemId?: string | undefined;
  /** Message after saving, below the button. False hides it. */
  saved?: string | false | undefined;
  after?: ReactNode;
  children: ReactNode;
}

/** A form for react-hook-form that focuses or announces the first error. */
export function CheckedForm<Values extends FieldValues>({
  form,
  onSubmit,
  submit,
  pending: pendingLabel = 'Saving...',
  look = 'page',
  tone,
  problem,
  problemId,
  saved,
  after,
  children,
  onChange,
}: CheckedFormProps<Values>) {
  const ref = useRef<HTMLFormElement>(null);
  const ownProblemId = useId();
  const announcement = useErrorFocus(ref, form.formState);
  const { pending, submitOnce } = useSingleSubmit(onSubmit);
  const isPage = look === 'page';
  return (
    <form
      ref={ref}
      noValidate
      className={formStyle}
      aria-busy={pending}
      onChange={onChange}
      onSubmit={form.handleSubmit(submitOnce)}
    >
      <FormFields>
        {children}
        {problem ? <FormError id={problemId ?? ownProblemId} {...problem} /> : null}
        <div>
          <Button
            type="submit"
            tone={tone}
            size={isPage ? 'large' : 'medium'}
            stretched={isPage}
            pending={pending}
            pendingLabel={pendingLabel}
            aria-describedby={problem && !problemId ? ownProblemId : undefined}
          >
            {submit}
          </Button>
        </div>
        {after}
        {saved === undefined ? (
          <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        ) : (
          <div role="status">
            {saved ? <Text>{saved}</Text> : <VisuallyHidden>{announcement}</VisuallyHidden>}
          </div>
        )}
      </FormFields>
    </form>
  );
}
