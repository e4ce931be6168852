import { type FormEvent, useId, useRef, useState } from 'react';
import { Barcode } from '../../brand/barcode';
import { Button } from '../../components/button';
import { FormFields } from '../../components/form-fields';
import { Heading } from '../../components/heading';
import { PasswordField } from '../../components/password-field';
import { Text } from '../../components/text';
import { Stack } from '../../layout/stack';
import { BigCoins } from '../big-coins/BigCoins';
import * as styles from './DeckGate.css';

/** What came of an attempt. `unavailable`: this browser cannot check a password here. */
export type GateAnswer = 'open' | 'wrong' | 'unavailable';

export interface DeckGateProps {
  /** Checks what was typed, to the letter. A rejected promise counts as `unavailable`. */
  onAttempt: (password: string) => Promise<GateAnswer>;
  /** Default 'Investor Access' (docs/behaviour.md 3.12). */
  title?: string | undefined;
  /** Default 'Enter password to view investor materials' (docs/behaviour.md 3.12). */
  text?: string | undefined;
  /** Default 'Access Investor Materials' (docs/behaviour.md 3.12). */
  buttonLabel?: string | undefined;
  /** Default 'Incorrect password' (docs/behaviour.md 10.4). */
  wrongMessage?: string | undefined;
  /** Shown when the browser offers no way to check. */
  unavailableMessage?: string | undefined;
  /** Value of the barcode at the foot. Decoration that scans. Default 'INVESTORS'. */
  barcode?: string | undefined;
}

/**
 * The password gate before the investor deck (docs/behaviour.md 3.12, 6.12, 7 and 10.4). A wrong entry shows the message,
 * clears the input and puts the focus back into it. It is a curtain, not a lock: what it covers is on
 * the open web.
 */
export function DeckGate({
  onAttempt,
  title = 'Investor Access',
  text = 'Enter password to view investor materials',
  buttonLabel = 'Access Investor Materials',
  wrongMessage = 'Incorrect password',
  unavailableMessage = 'This browser cannot check the password here. Please open the page over https in a current browser.',
  barcode = 'INVESTORS',
}: DeckGateProps) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [checking, setChecking] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const headingId = useId();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (checking) return;
    setChecking(true);
    const answer = await onAttempt(password).catch((): GateAnswer => 'unavailable');
    setChecking(false);
    if (answer === 'open') return;
    setError(answer === 'wrong' ? wrongMessage : unavailableMessage);
    setPassword('');
    input.current?.focus();
  }

  return (
    <section className={styles.gate} data-surface="forest" aria-labelledby={headingId}>
      <div className={styles.backdrop} aria-hidden>
        <BigCoins place="centre" />
      </div>
      <div className={styles.slip} data-surface="card">
        <Stack gap={6}>
          <Stack gap={3}>
            <Heading level={1} size="section" id={headingId}>
              {title}
            </Heading>
            <Text>{text}</Text>
          </Stack>
          <form className={styles.form} onSubmit={submit} noValidate>
            <FormFields>
              <PasswordField
                ref={input}
                label="Password"
                name="password"
                autoComplete="current-password"
                fieldSize="large"
                value={password}
                error={error}
                onChange={(event) => {
                  setPassword(event.target.value);
                  setError(undefined);
                }}
              />
              <Button
                type="submit"
                size="large"
                stretched
                pending={checking}
                pendingLabel="Checking..."
              >
                {buttonLabel}
              </Button>
            </FormFields>
          </form>
          <Barcode value={barcode} height="short" />
        </Stack>
      </div>
    </section>
  );
}
