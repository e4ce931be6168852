'use client';

import { type FormEvent, useRef, useState } from 'react';
import { Drawing } from '../../brand/drawing/Drawing';
import { Mark } from '../../brand/mark';
import { Button } from '../../components/button/Button';
import { useControlWords } from '../../components/control-words/ControlWordsProvider';
import { FormFields } from '../../components/form-fields/FormFields';
import { type GateProps, useGate } from '../../components/form-fields/use-gate';
import { Heading } from '../../components/heading/Heading';
import { LinkList } from '../../components/link/LinkList';
import { PasswordField } from '../../components/password-field/PasswordField';
import { Text } from '../../components/text/Text';
import { Stack } from '../../layout/stack/Stack';
import drawer from './cash-drawer.svg?raw';
import * as styles from './DeckGate.css';

export type {
  GateAnswer,
  GateCopy as DeckGateCopy,
  GateProps as DeckGateProps,
} from '../../components/form-fields/use-gate';

/**
 * The password gate of the deck (docs/behaviour.md 3.12, 6.12, 7 and 10.4). It is not access
 * control, because the deck is a public file.
 */
export function DeckGate({ onAttempt, copy }: GateProps) {
  const [password, setPassword] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { error, errorAnnounced, pending, sendOnce, clearError } = useGate(
    input,
    { copy, onAttempt },
    () => setPassword(''),
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    // Not `password`, which lacks what was filled in without an event.
    void sendOnce(input.current?.value ?? '');
  }

  return (
    <section className={styles.gate} data-surface="strong">
      <Drawing file={drawer} className={styles.drawer} />
      <div className={styles.panel} data-surface="raised">
        <Stack gap={6}>
          <Mark size={64} />
          <Stack gap={3}>
            <Heading level={1} size="section">
              {copy.title}
            </Heading>
            <Text>{copy.text}</Text>
          </Stack>
          <form className={styles.form} onSubmit={submit} noValidate>
            <FormFields>
              <PasswordField
                ref={input}
                label={copy.label}
                name="deck-password"
                // On a password field browsers ignore `off`, and would save this one as the donor's own.
                autoComplete="one-time-code"
                data-1p-ignore
                data-bwignore
                data-lpignore
                size="large"
                value={password}
                error={error}
                errorAnnounced={errorAnnounced}
                readOnly={pending}
                onChange={(event) => {
                  setPassword(event.target.value);
                  clearError();
                }}
              />
              <Button
                type="submit"
                size="large"
                stretched
                pending={pending}
                pendingLabel={copy.pending}
              >
                {copy.button}
              </Button>
            </FormFields>
          </form>
          <LinkList links={[copy.help, copy.home]} />
        </Stack>
      </div>
    </section>
  );
}

/** Placeholder while the deck loads. */
export function DeckLoading() {
  const { loading } = useControlWords();
  return (
    <div className={styles.loading} data-surface="strong" role="status" aria-label={loading}>
      <Mark size={120} />
    </div>
  );
}
