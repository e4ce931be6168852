'use client';

import { type ReactNode, type SyntheticEvent, useId, useRef, useState } from 'react';
import { Button } from '../../../components/button';
import { FormFields } from '../../../components/form-fields';
import { Heading } from '../../../components/heading';
import { Link } from '../../../components/link';
import { Text } from '../../../components/text';
import { TextField } from '../../../components/text-field';
import { useRefusedField } from '../../../hooks/useRefusedField';
import { useSingleSubmit } from '../../../hooks/useSingleSubmit';
import { Container } from '../../../layout/container';
import { Section } from '../../../layout/section';
import { Stack } from '../../../layout/stack';
import { emblem, formArea, intro, invitation, layout } from './VisionGate.css';

export interface VisionGateProps {
  /** The heading. */
  title: string;
  /** What this page is, and what is needed. */
  text: string;
  /** The heading of the introduction. */
  coverText: string;
  /** A mark on the cover. */
  mark: ReactNode;
  /** Label of the field, hidden from sight where the placeholder leads. */
  label: string;
  /** Stands in the empty field. */
  placeholder: string;
  /** Words of the button. */
  buttonLabel: string;
  /** Words of the button while a code is looked up. */
  pendingLabel: string;
  /** Shown below the field when a code is refused. */
  errorMessage: string;
  /** How to get in, for those who cannot. */
  help: { href: string; label: string };
  /** The way out. */
  home: { href: string; label: string };
  /** Whether a code, already trimmed, is accepted. A failure counts as a refusal. */
  onVerify: (code: string) => Promise<boolean>;
  /** An accepted code was given. */
  onUnlock: () => void;
}

/** The gate before the vision: one invitation code, no account (docs/behaviour.md 3.7 and 7). */
export function VisionGate({
  title,
  text,
  coverText,
  mark,
  label,
  placeholder,
  buttonLabel,
  pendingLabel,
  errorMessage,
  help,
  home,
  onVerify,
  onUnlock,
}: VisionGateProps) {
  const titleId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState(false);
  const { errorAnnounced, refuse } = useRefusedField(inputRef);
  const { pending, submitOnce } = useSingleSubmit(async (code: string) => {
    setRefused(false);
    const accepted = code !== '' && (await onVerify(code).catch(() => false));
    if (accepted) onUnlock();
    else refuse(() => setRefused(true));
  });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    void submitOnce(inputRef.current?.value.trim() ?? '');
  }

  return (
    <Section landmark tone="forest" aria-labelledby={titleId}>
      <Container>
        <div className={layout}>
          <div className={invitation}>
            <div className={intro} data-surface="lime">
              <div className={emblem}>{mark}</div>
              <Text size="lead" weight="semibold">
                {coverText}
              </Text>
            </div>
            <div className={formArea} data-surface="card">
              <Stack gap={3}>
                <Heading level={1} size="display" id={titleId}>
                  {title}
                </Heading>
                <Text tone="muted">{text}</Text>
              </Stack>
              <form onSubmit={submit} noValidate>
                <FormFields>
                  <Stack gap={4}>
                    <TextField
                      ref={inputRef}
                      name="invitation-code"
                      label={label}
                      labelHidden
                      placeholder={placeholder}
                      fieldSize="large"
                      figures
                      autoComplete="off"
                      autoCapitalize="none"
                      spellCheck={false}
                      error={refused ? errorMessage : undefined}
                      errorAnnounced={errorAnnounced}
                      readOnly={pending}
                    />
                    <Button
                      type="submit"
                      size="large"
                      stretched
                      pending={pending}
                      pendingLabel={pendingLabel}
                    >
                      {buttonLabel}
                    </Button>
                  </Stack>
                </FormFields>
              </form>
              <div>
                {[help, home].map(({ href, label }) => (
                  <div key={href}>
                    <Link href={href} standalone>
                      {label}
                    </Link>
                  </div>
                ))}
              </div>
            </div>
          </div>
        </div>
      </Container>
    </Section>
  );
}
