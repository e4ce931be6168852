'use client';

import { useState } from 'react';
import { CopyButton } from '../../../components/copy-button/CopyButton';
import { Heading } from '../../../components/heading/Heading';
import { Link } from '../../../components/link/Link';
import { Text } from '../../../components/text/Text';
import { unbroken } from '../../../components/text/unbroken';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import { Stack } from '../../../layout/stack/Stack';
import * as css from './AssistantPrompt.css';
import { PromptRoll } from './PromptRoll';

export interface AssistantPromptProps {
  title: string;
  lead: string;
  /** The text to copy. */
  prompt: string;
  promptLabel: string;
  copyLabel: string;
  /** The prompt as a plain file. */
  plain: { href: string; label: string };
  steps: readonly { title: string; text: string }[];
  stepsTitle: string;
  onCopied?: ((text: string) => void) | undefined;
  onCopyFailed?: ((error: unknown) => void) | undefined;
}

/** A prompt on a roll of paper. Copying tears it off (docs/behaviour.md 3.5). */
export function AssistantPrompt({
  title,
  lead,
  prompt,
  promptLabel,
  copyLabel,
  plain,
  steps,
  stepsTitle,
  onCopied,
  onCopyFailed,
}: AssistantPromptProps) {
  const [torn, setTorn] = useState(0);
  return (
    <ContainedSection tone="quiet" clipped>
      <div className={css.layout}>
        <Stack gap={6}>
          <Heading level={1} size="display">
            {title}
          </Heading>
          <Text size="lead">{unbroken(lead)}</Text>
          <div className={css.actions}>
            <CopyButton
              text={prompt}
              label={copyLabel}
              tone="primary"
              size="large"
              onCopied={(text) => {
                setTorn((count) => count + 1);
                onCopied?.(text);
              }}
              onCopyFailed={onCopyFailed}
            />
            <Link {...plain} standalone />
          </div>
          <div className={css.nextSteps}>
            <Heading level={2} size="title">
              {stepsTitle}
            </Heading>
            <ol className={css.steps}>
              {steps.map((step) => (
                <li key={step.title} className={css.step}>
                  <Heading level={3} size="label">
                    {step.title}
                  </Heading>
                  <Text tone="muted">{step.text}</Text>
                </li>
              ))}
            </ol>
          </div>
        </Stack>
        <PromptRoll prompt={prompt} label={promptLabel} torn={torn} />
      </div>
    </ContainedSection>
  );
}
