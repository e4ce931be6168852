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

/** The words of the step. */
export interface NameStepCopy {
  /** The heading. A full stop at its end is drawn as a coin. */
  heading: string;
  /** Label of the field. */
  nameLabel: string;
  /** Stands in the empty field. */
  placeholder: string;
  /** Words of the button. Default `Continue`. */
  button?: string | undefined;
  /** Shown once the name is given. `{name}` is the visitor. */
  greeting: string;
}

export interface NameStepProps {
  /** The words. */
  copy: NameStepCopy;
  /** The trimmed name, never empty. Store it. */
  onName: (name: string) => void;
  /** The greeting has stood for 2000 ms: go to step 2. */
  onContinue: () => void;
}

/** Step 1 of the onboarding pitch: a first name, then a greeting for 2000 ms. */
export function NameStep({ copy, onName, onContinue }: NameStepProps) {
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
            {addressed(copy.greeting, name)}
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
          {copy.heading.replace(/\.$/, '')}
          {copy.heading.endsWith('.') ? <span className={styles.stop}>.</span> : null}
        </h1>
        <form className={styles.form} onSubmit={submit} noValidate>
          <FormFields>
            <div className={styles.field}>
              <TextField
                label={copy.nameLabel}
                name="firstName"
                autoComplete="given-name"
                placeholder={copy.placeholder}
                maxLength={80}
                fieldSize="large"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            </div>
            <Button type="submit" size="large" trailingIcon={ArrowRight} disabled={!typed.trim()}>
              {copy.button ?? 'Continue'}
            </Button>
          </FormFields>
        </form>
      </Stack>
    </Stage>
  );
}
