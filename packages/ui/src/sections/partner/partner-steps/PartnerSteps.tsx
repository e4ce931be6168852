import type { ReactNode } from 'react';
import { Heading } from '../../../components/heading';
import { Text } from '../../../components/text';
import { Container } from '../../../layout/container';
import { Section } from '../../../layout/section';
import { Stack } from '../../../layout/stack';
import { layout, steps as list, number, preview as previewStyle, step } from './PartnerSteps.css';

export interface PartnerStepsProps {
  title: string;
  /** Three steps (Spec §2). */
  steps: readonly { title: string; text: string }[];
  /** The picture of the app. */
  preview: ReactNode;
}

/** How it works, beside the app. The hero's button scrolls to its id, `how-it-works`. */
export function PartnerSteps({ title, steps, preview }: PartnerStepsProps) {
  return (
    <Section tone="forest" id="how-it-works" aria-labelledby="how-it-works-title">
      <Container>
        <div className={layout}>
          <div className={previewStyle}>{preview}</div>
          <Stack gap={8}>
            <Heading level={2} id="how-it-works-title">
              {title}
            </Heading>
            <ol className={list}>
              {steps.map(({ title: stepTitle, text }, index) => (
                <li key={stepTitle} className={step}>
                  <span className={number} aria-hidden>
                    {index + 1}
                  </span>
                  <Stack gap={2}>
                    <Heading level={3} size="title">
                      {stepTitle}
                    </Heading>
                    <Text tone="muted">{text}</Text>
                  </Stack>
                </li>
              ))}
            </ol>
          </Stack>
        </div>
      </Container>
    </Section>
  );
}
