import {
  Receipt,
  ReceiptFooter,
  ReceiptHeader,
  ReceiptLine,
  type ReceiptLineProps,
  ReceiptLines,
  ReceiptRule,
} from '../../../brand/receipt';
import { Heading } from '../../../components/heading';
import { Text } from '../../../components/text';
import { Container } from '../../../layout/container';
import { Section } from '../../../layout/section';
import { Stack } from '../../../layout/stack';
import { layout, receipt as receiptStyle } from './VisionPledge.css';

export interface VisionPledgeProps {
  title: string;
  /** One string a paragraph. */
  text: readonly string[];
  /** The pledges, as lines of a receipt. */
  receipt: { label: string; title: string; lines: readonly ReceiptLineProps[]; footer: string };
}

/** What we hold ourselves to, with a receipt for it (Spec §2, Vision). */
export function VisionPledge({ title, text, receipt }: VisionPledgeProps) {
  return (
    <Section aria-labelledby="vision-pledge">
      <Container>
        <div className={layout}>
          <Stack gap={6}>
            <Heading level={2} id="vision-pledge">
              {title}
            </Heading>
            {text.map((paragraph) => (
              <Text key={paragraph} size="lead">
                {paragraph}
              </Text>
            ))}
          </Stack>
          <div className={receiptStyle}>
            <Receipt label={receipt.label}>
              <ReceiptHeader>{receipt.title}</ReceiptHeader>
              <ReceiptRule />
              <ReceiptLines>
                {receipt.lines.map((line) => (
                  <ReceiptLine key={line.label} {...line} />
                ))}
              </ReceiptLines>
              <ReceiptRule />
              <ReceiptFooter>{receipt.footer}</ReceiptFooter>
            </Receipt>
          </div>
        </div>
      </Container>
    </Section>
  );
}
