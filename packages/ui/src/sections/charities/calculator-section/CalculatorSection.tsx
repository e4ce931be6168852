import { type ReactNode, useId } from 'react';
import { SectionHeading } from '../../../components/section-heading/SectionHeading';
import { Text } from '../../../components/text/Text';
import { Container } from '../../../layout/container/Container';
import { Section } from '../../../layout/section/Section';
import { Stack } from '../../../layout/stack/Stack';
import { printedWithResult } from './CalculatorSection.css';

export interface CalculatorSectionProps {
  id?: string | undefined;
  title: string;
  lead: string;
  /** What the estimate assumes. */
  assumptions: string;
  children: ReactNode;
}

/** The section with the donation calculator (docs/behaviour.md 3.3). */
export function CalculatorSection({
  id,
  title,
  lead,
  assumptions,
  children,
}: CalculatorSectionProps) {
  const titleId = useId();
  return (
    <Section landmark id={id} aria-labelledby={titleId}>
      <div className={printedWithResult}>
        <Container>
          <Stack gap={10}>
            <SectionHeading id={titleId} title={title} lead={lead} leadTone="muted" />
            {children}
            <Text size="small" tone="muted">
              {assumptions}
            </Text>
          </Stack>
        </Container>
      </div>
    </Section>
  );
}
