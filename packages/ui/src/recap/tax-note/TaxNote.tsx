import {
  Receipt,
  ReceiptFooter,
  ReceiptHeader,
  ReceiptLine,
  ReceiptLines,
  ReceiptRule,
  ReceiptTotal,
} from '../../brand/receipt';
import { Heading } from '../../components/heading';
import { Text } from '../../components/text';
import { formatPence } from '../../demos/money';
import { Columns } from '../../layout/columns';
import { Container } from '../../layout/container';
import { Section } from '../../layout/section';
import { Stack } from '../../layout/stack';
import type { GiftAidEstimate } from '../tax';

export interface TaxNoteProps {
  /** The tax year, "2026/27". */
  taxYear: string;
  /** The arithmetic of that year. */
  estimate: GiftAidEstimate;
  /** The heading. */
  title: string;
  /** What Gift Aid covers and what it does not, a paragraph each. */
  paragraphs: readonly string[];
  /** Said under the estimate. */
  disclaimer: string;
}

/** What the tax office makes of a donor's gifts: an estimate with its arithmetic shown. */
export function TaxNote({ taxYear, estimate, title, paragraphs, disclaimer }: TaxNoteProps) {
  return (
    <Section tone="deep" aria-labelledby="tax-title">
      <Container>
        <Columns split="wideStart" gap={12} align="center">
          <Stack gap={6}>
            <Heading level={2} size="heading" id="tax-title">
              {title}
            </Heading>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </Stack>
          <Receipt label={`Gift Aid estimate for ${taxYear}`}>
            <ReceiptHeader details={[`Tax year ${taxYear}`, 'Your own gifts only']}>
              Gift Aid, estimated
            </ReceiptHeader>
            <ReceiptRule />
            <ReceiptLines>
              <ReceiptLine label="You gave" value={formatPence(estimate.netPence)} />
              <ReceiptLine
                label="Charities reclaim 25%"
                value={formatPence(estimate.reclaimedPence)}
              />
              <ReceiptLine
                label="They receive"
                value={formatPence(estimate.grossPence)}
                emphasis="strong"
              />
            </ReceiptLines>
            <ReceiptRule />
            <ReceiptTotal
              label="A 40% taxpayer may claim 20% of that"
              value={formatPence(estimate.higherRateReliefPence)}
              tone="gift"
            />
            <ReceiptFooter>{disclaimer}</ReceiptFooter>
          </Receipt>
        </Columns>
      </Container>
    </Section>
  );
}
