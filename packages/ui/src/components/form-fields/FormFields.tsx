import type { ReactNode } from 'react';
import { Text } from '../text';
import { fields } from './FormFields.css';
import { useHydrated } from './useHydrated';

export interface FormFieldsProps {
  children: ReactNode;
  /** Said where scripts are off, so that the form stays closed. Default in English. */
  scriptlessText?: string | undefined;
}

/**
 * All that a form holds. In a prerendered page it takes nothing until the page's code runs: what is
 * typed cannot be lost to hydration, and a password cannot end up in the address.
 */
export function FormFields({
  children,
  scriptlessText = 'This form needs JavaScript, which is off in your browser.',
}: FormFieldsProps) {
  const hydrated = useHydrated();
  return (
    <fieldset className={fields} disabled={!hydrated}>
      {children}
      {hydrated ? null : (
        <noscript>
          <Text size="small">{scriptlessText}</Text>
        </noscript>
      )}
    </fieldset>
  );
}
