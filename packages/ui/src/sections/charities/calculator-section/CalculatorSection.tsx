import type { ReactNode } from 'react';
import { Heading } from '../../../components/heading';
import { Text } from '../../../components/text';
import { Container } from '../../../layout/container';
import { Section } from '../../../layout/section';
import { Stack } from '../../../layout/stack';

export interface CalculatorSectionProps {
  title: string;
  lead: string;
  /** What the calculation assumes, said plainly. */
  assumptions: string;
  /** The calculator. */
  children: ReactNode;
}

/** The band around the donation calculator (Spec §2, Charities). Its id is `calculator`. */
export function CalculatorSection({ title, lead, assumptions, children }: CalculatorSectionProps) {
  return (
    <Section id="calculator" aria-labelledby="calculator-title">
      <Container>
        <Stack gap={10}>
          <Stack gap={4}>
            <Heading level={2} id="calculator-title">
              {title}
            </Heading>
            <Text size="lead" tone="muted">
              {lead}
            </Text>
          </Stack>
          {children}
          <Text size="small" tone="muted">
            {assumptions}
          </Text>
        </Stack>
      </Container>
    </Section>
  );
}
