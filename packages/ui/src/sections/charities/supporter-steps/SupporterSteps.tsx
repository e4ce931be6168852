import { useId } from 'react';
import { Heading } from '../../../components/heading/Heading';
import { SectionHeading } from '../../../components/section-heading/SectionHeading';
import { Text } from '../../../components/text/Text';
import { Container } from '../../../layout/container/Container';
import { Section } from '../../../layout/section/Section';
import { Stack } from '../../../layout/stack/Stack';
import { StepPicture, type StepPictureData } from './StepPicture';
import { divider, list, number, pictureFrame, step, words } from './SupporterSteps.css';

/** A step and its picture. */
export interface SupporterStep {
  /** The step in a few words. */
  title: string;
  /** What happens, in one or two sentences. */
  text: string;
  /** What stands above the words. */
  picture: StepPictureData;
}

export interface SupporterStepsProps {
  /** Anchor of the section: where links such as `#how-it-works` lead. Default none. */
  id?: string | undefined;
  /** Heading of the section. */
  title: string;
  /** One or two sentences below the heading. */
  lead: string;
  /** Three steps, in their order. */
  steps: readonly SupporterStep[];
}

/** The three steps of a supporter, each with a picture that stands on the drawn belt of a checkout (docs/behaviour.md 3.3). */
export function SupporterSteps({ id, title, lead, steps }: SupporterStepsProps) {
  const ownId = useId();
  const titleId = id ?? ownId;
  return (
    <Section aria-labelledby={titleId} clipped>
      <Container>
        <Stack gap={12}>
          <SectionHeading id={titleId} title={title} lead={lead} leadTone="muted" />
          <ol className={list}>
            {steps.map(({ title: stepTitle, text, picture }, index) => (
              <li key={stepTitle} className={step}>
                <div className={pictureFrame}>
                  <StepPicture picture={picture} />
                </div>
                <div className={divider} />
                <div className={words}>
                  <Stack gap={2}>
                    <Heading level={3} size="title">
                      <span className={number}>{index + 1}</span> {stepTitle}
                    </Heading>
                    <Text>{text}</Text>
                  </Stack>
                </div>
              </li>
            ))}
          </ol>
        </Stack>
      </Container>
    </Section>
  );
}
