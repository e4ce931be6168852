import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form';

/** Props of a required field in a `CheckedForm`. */
export function checkedField<Values extends FieldValues, Name extends Path<Values>>(
  form: UseFormReturn<Values>,
  name: Name,
  rules?: RegisterOptions<Values, Name>,
) {
  const { error } = form.getFieldState(name, form.formState);
  return {
    ...form.register(name, rules),
    required: true,
    error: error?.message,
    errorAnnounced: false,
  } as const;
}

export const emailInput = { type: 'email', inputMode: 'email', autoCapitalize: 'none' } as const;
