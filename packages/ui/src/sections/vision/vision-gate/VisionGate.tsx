'use client';

import { type ReactNode, type SyntheticEvent, useRef } from 'react';
import { Button } from '../../../components/button/Button';
import { FormFields } from '../../../components/form-fields/FormFields';
import { type GateCopy, type GateProps, useGate } from '../../../components/form-fields/use-gate';
import { Heading } from '../../../components/heading/Heading';
import { LinkList } from '../../../components/link/LinkList';
import { Text } from '../../../components/text/Text';
import { TextField } from '../../../components/text-field/TextField';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import { Stack } from '../../../layout/stack/Stack';
import { cover, emblem, formArea, intro, invitation } from './VisionGate.css';

export interface VisionGateCopy extends GateCopy {
  /** The large text beside the form. */
  cover: string;
  placeholder: string;
}

export interface VisionGateProps extends GateProps<VisionGateCopy> {
  /** The logo above the field. */
  mark: ReactNode;
}

/** The gate of the vision page (docs/behaviour.md 3.7 and 7). */
export function VisionGate({ copy, mark, onAttempt }: VisionGateProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const gate = useGate(inputRef, { copy, onAttempt });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    gate.clearError();
    void gate.sendOnce(inputRef.current?.value.trim() ?? '');
  }

  return (
    <ContainedSection tone="strong">
      <div className={invitation}>
        <div className={intro} data-surface="accent">
          <div className={emblem}>{mark}</div>
          <p className={cover}>{copy.cover}</p>
        </div>
        <div className={formArea} data-surface="raised">
          <Stack gap={3}>
            <Heading level={1} size="display">
              {copy.title}
            </Heading>
            <Text tone="muted">{copy.text}</Text>
          </Stack>
          <form onSubmit={submit} noValidate>
            <FormFields>
              <Stack>
                <TextField
                  ref={inputRef}
                  name="invitation-code"
                  label={copy.label}
                  labelHidden
                  placeholder={copy.placeholder}
                  size="large"
                  figures
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  error={gate.error}
                  errorAnnounced={gate.errorAnnounced}
                  readOnly={gate.pending}
                />
                <Button
                  type="submit"
                  size="large"
                  stretched
                  pending={gate.pending}
                  pendingLabel={copy.pending}
                >
                  {copy.button}
                </Button>
              </Stack>
            </FormFields>
          </form>
          <LinkList links={[copy.help, copy.home]} />
        </div>
      </div>
    </ContainedSection>
  );
}
