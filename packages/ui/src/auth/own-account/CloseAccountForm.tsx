'use client';

import { useForm } from 'react-hook-form';
import { CheckedForm } from '../../components/form-fields/CheckedForm';
import { checkedField, emailInput } from '../../components/form-fields/checked-field';
import type { FormProblem } from '../../components/form-fields/FormError';
import { Text } from '../../components/text/Text';
import { TextField } from '../../components/text-field/TextField';

export interface CloseAccountFormCopy {
  /** What is deleted, what is kept, and that it cannot be undone. */
  paragraphs: readonly string[];
  /** Label of the email field. */
  confirm: string;
  mismatch: (email: string) => string;
  submit: string;
  pending: string;
}

export interface CloseAccountFormProps {
  copy: CloseAccountFormCopy;
  /** What the donor must type, in any letter case. */
  email: string;
  onSubmit: () => Promise<void>;
  problem?: FormProblem | undefined;
}

/** Closes an account, once the donor has typed their email address. */
export function CloseAccountForm({ copy, email, onSubmit, problem }: CloseAccountFormProps) {
  const form = useForm({ defaultValues: { confirmation: '' }, shouldFocusError: false });
  // Nobody sees the invisible characters of a paste.
  const matches = (typed: string) =>
    typed.replace(/\p{C}/gu, '').trim().toLowerCase() === email.toLowerCase();
  return (
    <CheckedForm
      form={form}
      onSubmit={() => onSubmit()}
      copy={copy}
      look="part"
      tone="secondary"
      problem={problem}
    >
      {copy.paragraphs.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
      <TextField
        {...checkedField(form, 'confirmation', {
          validate: (typed) => matches(typed) || copy.mismatch(email),
        })}
        {...emailInput}
        label={copy.confirm}
        description={email}
        autoComplete="off"
      />
    </CheckedForm>
  );
}
