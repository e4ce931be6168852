import type { ReactNode } from 'react';
import { Heading } from '../../../components/heading/Heading';
import { Text } from '../../../components/text/Text';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import { Stack } from '../../../layout/stack/Stack';
import { number, pictureFrame, step as stepStyle, words } from './CampaignSteps.css';

export interface CampaignStepsProps {
  title: string;
  steps: readonly { title: string; text: string; picture: ReactNode }[];
}

/** How the campaign works, in steps (docs/behaviour.md 3.10). */
export function CampaignSteps({ title, steps }: CampaignStepsProps) {
  return (
    <ContainedSection clipped gap={16}>
      <Heading level={2}>{title}</Heading>
      <Stack as="ol" gap={16}>
        {steps.map(({ title: stepTitle, text, picture }, index) => (
          <li key={stepTitle} className={stepStyle}>
            <div className={words}>
              <span className={number} aria-hidden>
                {index + 1}
              </span>
              <Stack gap={3}>
                <Heading level={3} size="heading">
                  {stepTitle}
                </Heading>
                <Text size="lead">{text}</Text>
              </Stack>
            </div>
            <div className={pictureFrame} aria-hidden>
              {picture}
            </div>
          </li>
        ))}
      </Stack>
    </ContainedSection>
  );
}
