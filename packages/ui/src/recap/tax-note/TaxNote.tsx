import { formatPence } from '@tuppence/giving/money';
import type { GiftAidEstimate } from '@tuppence/giving/tax';
import { Receipt } from '../../brand/receipt';
import { Heading } from '../../components/heading/Heading';
import { Text } from '../../components/text/Text';
import { Columns } from '../../layout/columns/Columns';
import { ContainedSection } from '../../layout/section/ContainedSection';
import { Stack } from '../../layout/stack/Stack';

export interface TaxNoteCopy {
  title: string;
  paragraphs: readonly string[];
  disclaimer: string;
  receipt: {
    /** Accessible name. */
    label: (taxYear: string) => string;
    title: string;
    details: (taxYear: string) => readonly string[];
    /** What the donor gave. */
    net: string;
    reclaimed: string;
    /** The gifts plus what the charities reclaim. */
    gross: string;
    relief: string;
  };
}

export interface TaxNoteProps {
  /** E.g. "2026/27". */
  taxYear: string;
  /** What Gift Aid adds, in pence. */
  estimate: GiftAidEstimate;
  copy: TaxNoteCopy;
}

/** An estimate of Gift Aid and tax relief for a donor's gifts. */
export function TaxNote({ taxYear, estimate, copy }: TaxNoteProps) {
  return (
    <ContainedSection tone="quiet">
      <Columns split="wideStart" gap={12} align="center">
        <Stack gap={6}>
          <Heading level={2} size="heading">
            {copy.title}
          </Heading>
          {copy.paragraphs.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
        </Stack>
        <Receipt
          label={copy.receipt.label(taxYear)}
          title={copy.receipt.title}
          details={copy.receipt.details(taxYear)}
          lines={(['net', 'reclaimed', 'gross'] as const).map((sum) => ({
            label: copy.receipt[sum],
            value: formatPence(estimate[`${sum}Pence`]),
            emphasis: sum === 'gross' ? 'strong' : 'none',
          }))}
          total={{
            label: copy.receipt.relief,
            value: formatPence(estimate.higherRateReliefPence),
          }}
          footer={copy.disclaimer}
        />
      </Columns>
    </ContainedSection>
  );
}
