import { Heading } from '../../../components/heading/Heading';
import { SectionHeading } from '../../../components/section-heading/SectionHeading';
import { Text } from '../../../components/text/Text';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import { Stack } from '../../../layout/stack/Stack';
import { StepPicture, type StepPictureData } from './StepPicture';
import { divider, list, number, numbered, pictureFrame, step, words } from './SupporterSteps.css';

export interface SupporterStep {
  title: string;
  text: string;
  picture: StepPictureData;
}

export interface SupporterStepsProps {
  id?: string | undefined;
  title: string;
  lead: string;
  steps: readonly SupporterStep[];
}

/** How supporters raise funds, in steps (docs/behaviour.md 3.3). */
export function SupporterSteps({ id, title, lead, steps }: SupporterStepsProps) {
  return (
    <ContainedSection clipped gap={12}>
      <SectionHeading id={id} title={title} lead={lead} leadTone="muted" />
      <ol className={list}>
        {steps.map(({ title: stepTitle, text, picture }, index) => (
          <li key={stepTitle} className={step}>
            <div className={pictureFrame} aria-hidden>
              <StepPicture picture={picture} />
            </div>
            <div className={divider} />
            <div className={words}>
              <Stack gap={2}>
                <Heading level={3}>
                  <span className={numbered}>
                    <span className={number}>{index + 1}</span> <span>{stepTitle}</span>
                  </span>
                </Heading>
                <Text>{text}</Text>
              </Stack>
            </div>
          </li>
        ))}
      </ol>
    </ContainedSection>
  );
}
