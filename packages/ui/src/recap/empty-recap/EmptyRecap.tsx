import type { ReactNode } from 'react';
import { Receipt, type ReceiptData } from '../../brand/receipt';
import { Heading } from '../../components/heading/Heading';
import { Text } from '../../components/text/Text';
import { Columns } from '../../layout/columns/Columns';
import { ContainedSection } from '../../layout/section/ContainedSection';
import { Stack } from '../../layout/stack/Stack';

export interface EmptyRecapProps {
  title: string;
  text: string;
  receipt: ReceiptData;
  /** The button to get the app. */
  action: ReactNode;
}

/** The recap of a donor without gifts. */
export function EmptyRecap({ title, text, receipt, action }: EmptyRecapProps) {
  return (
    <ContainedSection>
      <Columns split="wideStart" gap={12} align="center">
        <Stack gap={6} align="start">
          <Heading level={2}>{title}</Heading>
          <Text size="lead" tone="muted">
            {text}
          </Text>
          {action}
        </Stack>
        <Receipt {...receipt} totalTone="plain" rules="header" />
      </Columns>
    </ContainedSection>
  );
}
