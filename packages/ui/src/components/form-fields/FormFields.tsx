'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { useControlWords } from '../control-words/ControlWordsProvider';
import { Text } from '../text/Text';
import { fields } from './FormFields.css';

const subscribe = () => () => undefined;

export interface FormFieldsProps {
  children: ReactNode;
  /** Shown when scripts are off. Default: `formNeedsScript` of the `ControlWords`. */
  scriptlessText?: string | undefined;
}

/**
 * Wraps all fields of a form. In a prerendered page they stay disabled until it hydrates, because
 * a form sent before that would put its values, such as a password, in the address. A site may
 * enable them sooner if it stops the form from being sent and keeps what is typed.
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
