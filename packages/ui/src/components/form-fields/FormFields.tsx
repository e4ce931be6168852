'use client';

import type { ReactNode } from 'react';
import { useControlWords } from '../control-words/ControlWordsProvider';
import { Text } from '../text/Text';
import { fields } from './FormFields.css';
import { useHydrated } from './use-hydrated';

export interface FormFieldsProps {
  children: ReactNode;
  /** Shown when scripts are off. Default: `formNeedsScript` of the `ControlWords`. */
  scriptlessText?: string | undefined;
}

/**
 * Wraps all fields of a form. In a prerendered page they stay disabled until the page hydrates, because
 * a form sent before that would put a password in the address. A site may enable them sooner if it
 * stops the form from being sent and keeps what is typed.
 */
export function FormFields({ children, scriptlessText }: FormFieldsProps) {
  const { formNeedsScript } = useControlWords();
  const hydrated = useHydrated();
  return (
    <fieldset className={fields} disabled={!hydrated}>
      {children}
      {hydrated ? null : (
        <noscript>
          <Text size="small">{scriptlessText ?? formNeedsScript}</Text>
        </noscript>
      )}
    </fieldset>
  );
}
