'use client';

import { ArrowRight } from 'lucide';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../components/button/Button';
import { FormFields } from '../../components/form-fields/FormFields';
import { Text } from '../../components/text/Text';
import { TextField } from '../../components/text-field/TextField';
import { Shopfront } from '../shopfront/Shopfront';
import { Stage } from '../stage/Stage';
import * as styles from './NameStep.css';

export interface NameStepCopy {
  /** A full stop at the end is drawn as a coin. */
  heading: string;
  lead: string;
  nameLabel: string;
  placeholder: string;
  submit: string;
}

export interface NameStepProps {
  copy: NameStepCopy;
  /** The `label` must contain the words in the logo. */
  home: { href: string; label: string; logo: ReactNode };
  /** Default empty. */
  initialName?: string | undefined;
  /** Called with the trimmed name, never empty. Show the `Greeting` next. */
  onName: (name: string) => void;
}

/** Step 1 of the onboarding pitch. */
export function NameStep({ copy, home, initialName = '', onName }: NameStepProps) {
  const [typed, setTyped] = useState(initialName);

  function submit(event: FormEvent) {
    event.preventDefault();
    const trimmed = typed.trim();
    if (trimmed !== '') onName(trimmed);
  }

  return (
    <Stage tone="page" home={home} backdrop={<Shopfront />}>
      <div className={styles.words}>
        <h1 className={styles.welcome} tabIndex={-1}>
          <span>{copy.heading.replace(/\.$/, '')}</span>
          {copy.heading.endsWith('.') ? (
            <span className={styles.stop} aria-hidden>
              .
            </span>
          ) : null}
        </h1>
        <Text size="lead">{copy.lead}</Text>
        <form className={styles.form} onSubmit={submit} noValidate>
          <FormFields>
            <div className={styles.field}>
              <TextField
                label={copy.nameLabel}
                name="firstName"
                autoComplete="given-name"
                placeholder={copy.placeholder}
                maxLength={80}
                size="large"
                value={typed}
                onValueChange={setTyped}
              />
            </div>
            <Button type="submit" size="large" trailingIcon={ArrowRight} disabled={!typed.trim()}>
              {copy.submit}
            </Button>
          </FormFields>
        </form>
      </div>
    </Stage>
  );
}
