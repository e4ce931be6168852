import { Receipt, type ReceiptData } from '../../../brand/receipt';
import { Heading } from '../../../components/heading/Heading';
import { Text } from '../../../components/text/Text';
import { Container } from '../../../layout/container/Container';
import { Section } from '../../../layout/section/Section';
import { Stack } from '../../../layout/stack/Stack';
import { layout, receipt as receiptStyle } from './VisionPledge.css';

export interface VisionPledgeProps {
  title: string;
  /** One string per paragraph. */
  text: readonly string[];
  receipt: ReceiptData;
}

/** The company's pledges, with a receipt that lists them (docs/behaviour.md 3.7). */
export function VisionPledge({ title, text, receipt }: VisionPledgeProps) {
  return (
    <Section>
      <Container>
        <div className={layout}>
          <Stack gap={6}>
            <Heading level={2}>{title}</Heading>
            {text.map((paragraph) => (
              <Text key={paragraph} size="lead">
                {paragraph}
              </Text>
            ))}
          </Stack>
          <div className={receiptStyle}>
            <Receipt {...receipt} />
          </div>
        </div>
      </Container>
    </Section>
  );
}
