'use client';

import { taxYearLabel } from '@tuppence/giving/gift';
import { Printer } from 'lucide';
import { useId, useState } from 'react';
import { Button } from '../../components/button/Button';
import { Heading } from '../../components/heading/Heading';
import { usePrintAlone } from '../../components/print-alone/use-print-alone';
import { Text } from '../../components/text/Text';
import { Columns } from '../../layout/columns/Columns';
import { Inline } from '../../layout/inline/Inline';
import { onScreen } from '../../layout/on-screen.css';
import { ContainedSection } from '../../layout/section/ContainedSection';
import { Stack } from '../../layout/stack/Stack';
import { TaxSheet, type TaxSheetProps } from './TaxSheet';
import { printed as printedStyle } from './TaxSummary.css';
import type { TaxSummaryCopy } from './tax-summary-copy';

export interface TaxSummaryProps extends Omit<TaxSheetProps, 'copy' | 'whole'> {
  copy: TaxSummaryCopy;
}

/** The figures for a tax return, on a sheet to print. */
export function TaxSummary({ copy, ...sheet }: TaxSummaryProps) {
  const titleId = useId();
  const [refused, setRefused] = useState(false);
  const { printed, print } = usePrintAlone();
  const label = taxYearLabel(sheet.taxYear);
  const paper = (
    <div className={printedStyle}>
      <TaxSheet {...sheet} copy={copy.sheet} whole />
    </div>
  );
  return (
    <ContainedSection landmark aria-labelledby={titleId}>
      <Columns split="narrowStart" gap={8}>
        <div className={onScreen}>
          <Stack gap={6}>
            <Stack gap={4}>
              <Heading level={2} size="heading" id={titleId}>
                {copy.title}
              </Heading>
              <Text tone="muted">{copy.lead}</Text>
            </Stack>
            <Inline>
              <Button
                icon={Printer}
                onClick={() =>
                  setRefused(!print(paper, `${copy.sheet.title} ${label.replace('/', '-')}`))
                }
              >
                {copy.print}
              </Button>
              <div role="alert">
                {refused ? <Text tone="error">{copy.cannotPrint}</Text> : null}
              </div>
            </Inline>
          </Stack>
        </div>
        <TaxSheet {...sheet} copy={copy.sheet} />
      </Columns>
      {printed}
    </ContainedSection>
  );
}
