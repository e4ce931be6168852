import type { ReactNode } from 'react';
import {
  Receipt,
  ReceiptBarcode,
  ReceiptFooter,
  ReceiptHeader,
  ReceiptLine,
  ReceiptLines,
  ReceiptRule,
  ReceiptTotal,
} from '../../brand/receipt';
import { Heading } from '../../components/heading';
import { Text } from '../../components/text';
import { Columns } from '../../layout/columns';
import { Container } from '../../layout/container';
import { Section } from '../../layout/section';
import { Stack } from '../../layout/stack';

export interface EmptyRecapProps {
  /** The heading. */
  title: string;
  /** What to do next. */
  text: string;
  /** The receipt that waits for its first line. */
  receipt: {
    label: string;
    title: string;
    lines: readonly { label: string; value: string }[];
    total: { label: string; value: string };
    barcode: string;
    thanks: string;
  };
  /** The way on: the button to the app. */
  action: ReactNode;
}

/** The giving recap of a donor who has not given yet: a receipt that waits. */
export function EmptyRecap({ title, text, receipt, action }: EmptyRecapProps) {
  return (
    <Section aria-labelledby="empty-title">
      <Container>
        <Columns split="wideStart" gap={12} align="center">
          <Stack gap={6} align="start">
            <Heading level={2} id="empty-title">
              {title}
            </Heading>
            <Text size="lead" tone="muted">
              {text}
            </Text>
            {action}
          </Stack>
          <Receipt label={receipt.label}>
            <ReceiptHeader>{receipt.title}</ReceiptHeader>
            <ReceiptRule />
            <ReceiptLines>
              {receipt.lines.map((line) => (
                <ReceiptLine key={line.label} {...line} />
              ))}
            </ReceiptLines>
            <ReceiptTotal {...receipt.total} />
            <ReceiptBarcode value={receipt.barcode} />
            <ReceiptFooter>{receipt.thanks}</ReceiptFooter>
          </Receipt>
        </Columns>
      </Container>
    </Section>
  );
}
