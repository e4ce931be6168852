'use client';

import { ArrowRight } from 'lucide';
import { type FormEvent, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { Button } from '../../components/button/Button';
import { Text } from '../../components/text/Text';
import { TextField } from '../../components/text-field/TextField';
import { useRefusedField } from '../../hooks/use-refused-field';
import { BigCoins } from '../big-coins/BigCoins';
import { type DeckStepProps, Slide } from '../slide/Slide';
import * as styles from './WelcomeStep.css';

export type WelcomeStepProps = {
  heading: string;
  lead: string;
  /** Leads to the form, so paper leaves it out. */
  ask: string;
  nameLabel: string;
  /** The error if no name was typed. */
  nameMissing: string;
  buttonLabel: string;
  /** Empty if not given yet. */
  name: string;
  /** For submitting the form on a right arrow key or a left swipe. */
  nameField?: Ref<HTMLInputElement> | undefined;
} & DeckStepProps<{
  /** Called with the trimmed name, never empty. */
  onContinue: (name: string) => void;
}>;

/** Step 1 of the deck (docs/behaviour.md 3.12). */
export function WelcomeStep({
  heading,
  lead,
  ask,
  nameLabel,
  nameMissing,
  buttonLabel,
  name,
  nameField,
  onContinue,
  printed = false,
}: WelcomeStepProps) {
  const [typed, setTyped] = useState(name);
  const [missing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { errorAnnounced, refuse } = useRefusedField(input);
  useImperativeHandle(nameField, () => input.current as HTMLInputElement);

  function submit(event: FormEvent) {
    event.preventDefault();
    const trimmed = typed.trim();
    if (trimmed === '') refuse(() => setMissing(true));
    else onContinue?.(trimmed);
  }

  return (
    <Slide
      step="welcome"
      heading={heading}
      backdrop={<BigCoins />}
      // With `top`, the error below the field does not move what is above it.
      anchor="top"
    >
      <div className={styles.words}>
        <Text size="lead">{printed ? lead : `${lead} ${ask}`}</Text>
        {printed ? null : (
          <form className={styles.form} onSubmit={submit} noValidate>
            <TextField
              ref={input}
              label={nameLabel}
              name="name"
              autoComplete="given-name"
              maxLength={80}
              size="large"
              value={typed}
              error={missing ? nameMissing : undefined}
              errorAnnounced={errorAnnounced}
              onChange={(event) => {
                setTyped(event.target.value);
                setMissing(false);
              }}
            />
            <div className={styles.submit}>
              <Button type="submit" size="large" trailingIcon={ArrowRight} stretched>
                {buttonLabel}
              </Button>
            </div>
          </form>
        )}
      </div>
    </Slide>
  );
}
