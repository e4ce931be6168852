import { ArrowRight } from 'lucide-react';
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { FormFields } from '../../components/form-fields';
import { TextField } from '../../components/text-field';
import { addressed } from '../../deck/addressed';
import { Stack } from '../../layout/stack';
import { durationMs } from '../../tokens';
import { Stage } from '../stage/Stage';
import * as styles from './NameStep.css';

export interface NameStepProps {
  /** Default 'Welcome.' (docs/behaviour.md 3.11). Its full stop is drawn as a coin. */
  heading?: string | undefined;
  /** Default "What's your name?" (docs/behaviour.md 3.11). */
  nameLabel?: string | undefined;
  /** Shown once the name is given. `{name}` is the visitor. Default as in docs/behaviour.md 3.11. */
  greeting?: string | undefined;
  /** The trimmed name, never empty. Store it. */
  onName: (name: string) => void;
  /** The greeting has stood for 2000 ms: go to step 2. */
  onContinue: () => void;
}

/** Step 1 of the onboarding pitch: a first name, then a greeting for 2000 ms (docs/behaviour.md 3.11, 6.11 and 7). */
export function NameStep({
  heading = 'Welcome.',
  nameLabel = "What's your name?",
  greeting = 'Hey {name}, let us take you through the future of giving...',
  onName,
  onContinue,
}: NameStepProps) {
  const [typed, setTyped] = useState('');
  const [name, setName] = useState('');
  const headingId = useId();
  const greetingRef = useRef<HTMLHeadingElement>(null);
  const goOn = useEffectEvent(onContinue);

  useEffect(() => {
    if (name === '') return undefined;
    greetingRef.current?.focus();
    const timer = setTimeout(goOn, durationMs.greeting);
    return () => clearTimeout(timer);
  }, [name]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const trimmed = typed.trim();
    if (trimmed === '') return;
    setName(trimmed);
    onName(trimmed);
  }

  if (name !== '') {
    return (
      <Stage tone="lime" labelledBy={headingId}>
        <Stack gap={8}>
          <h1 ref={greetingRef} id={headingId} className={styles.greeting} tabIndex={-1}>
            {addressed(greeting, name)}
          </h1>
          <div className={styles.wait} aria-hidden />
        </Stack>
      </Stage>
    );
  }

  return (
    <Stage tone="paper" labelledBy={headingId}>
      <Stack gap={12}>
        <h1 id={headingId} className={styles.welcome} tabIndex={-1}>
          {heading.replace(/\.$/, '')}
          {heading.endsWith('.') ? <span className={styles.stop}>.</span> : null}
        </h1>
        <form className={styles.form} onSubmit={submit} noValidate>
          <FormFields>
            <div className={styles.field}>
              <TextField
                label={nameLabel}
                name="firstName"
                autoComplete="given-name"
                placeholder="First name"
                maxLength={80}
                fieldSize="large"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            </div>
            <Button type="submit" size="large" trailingIcon={ArrowRight} disabled={!typed.trim()}>
              Continue
            </Button>
          </FormFields>
        </form>
      </Stack>
    </Stage>
  );
}
