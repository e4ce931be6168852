'use client';

import type { ReactNode } from 'react';
import { Text } from '../text';
import { fields } from './FormFields.css';
import { useHydrated } from './useHydrated';

export interface FormFieldsProps {
  /** What stands inside. */
  children: ReactNode;
  /** Said where scripts are off, so that the form stays closed. Default in English. */
  scriptlessText?: string | undefined;
}

/**
 * All that a form holds. In a prerendered page it takes nothing until the page's code runs, or a site
 * opens it earlier that keeps what is typed: a password must not end up in the address.
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
