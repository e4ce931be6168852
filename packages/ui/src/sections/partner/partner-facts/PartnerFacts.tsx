'use client';

import { Share2 } from 'lucide';
import { Button } from '../../../components/button/Button';
import { SectionHeading } from '../../../components/section-heading/SectionHeading';
import { Text } from '../../../components/text/Text';
import { withScripts } from '../../../layout/on-screen.css';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import { Stack } from '../../../layout/stack/Stack';
import { facts as factList, row } from './PartnerFacts.css';

export interface PartnerFactsProps {
  title: string;
  text: string;
  /** Names with their values, such as the charity’s number. */
  facts: readonly { label: string; value: string }[];
  shareLabel: string;
  onShare: () => void;
}

/** Facts about a charity, and a button to share its page (docs/behaviour.md 3.9). */
export function PartnerFacts({ title, text, facts, shareLabel, onShare }: PartnerFactsProps) {
  return (
    <ContainedSection tone="quiet" gap={8}>
      <div className={row}>
        <SectionHeading title={title} lead={text} />
        <div className={withScripts}>
          <Button tone="secondary" icon={Share2} onClick={onShare}>
            {shareLabel}
          </Button>
        </div>
      </div>
      {facts.length > 0 ? (
        <dl className={factList}>
          {facts.map(({ label, value }) => (
            <Stack key={label} gap={1}>
              <Text as="dt" size="small" tone="muted">
                {label}
              </Text>
              <Text as="dd">{value}</Text>
            </Stack>
          ))}
        </dl>
      ) : null}
    </ContainedSection>
  );
}
