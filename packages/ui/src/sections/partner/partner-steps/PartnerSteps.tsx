import type { ReactNode } from 'react';
import { Heading } from '../../../components/heading/Heading';
import { Text } from '../../../components/text/Text';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import { Stack } from '../../../layout/stack/Stack';
import { layout, steps as list, number, preview as previewStyle, step } from './PartnerSteps.css';

export interface PartnerStepsProps {
  id?: string | undefined;
  title: string;
  steps: readonly { title: string; text: string }[];
  /** The drawn screen beside the steps. */
  preview: ReactNode;
}

/** How to give to the charity, in steps (docs/behaviour.md 3.9). */
export function PartnerSteps({ id, title, steps, preview }: PartnerStepsProps) {
  return (
    <ContainedSection tone="strong" id={id}>
      <div className={layout}>
        <div className={previewStyle}>{preview}</div>
        <Stack gap={8}>
          <Heading level={2}>{title}</Heading>
          <ol className={list}>
            {steps.map(({ title: stepTitle, text }, index) => (
              <li key={stepTitle} className={step}>
                <span className={number} aria-hidden>
                  {index + 1}
                </span>
                <Stack gap={2}>
                  <Heading level={3}>{stepTitle}</Heading>
                  <Text tone="muted">{text}</Text>
                </Stack>
              </li>
            ))}
          </ol>
        </Stack>
      </div>
    </ContainedSection>
  );
}
