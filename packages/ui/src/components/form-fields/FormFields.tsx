'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { useControlWords } from '../control-words/ControlWordsProvider';
import { Text } from '../text/Text';
import { fields } from './FormFields.css';

const subscribe = () => () => undefined;

export interface FormFieldsProps {
  children: ReactNode;
  /** Default: `formNeedsScript` of the `ControlWords`. */
  scriptlessText?: string | undefined;
}

/**
 * Wraps all fields of a form. They are disabled until the page hydrates, because a form sent before
 * that would put its values, such as a password, in the address.
 */
export function FormFields({ children, scriptlessText }: FormFieldsProps) {
  const { formNeedsScript } = useControlWords();
  const hydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
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
