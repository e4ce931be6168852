'use client';

import { Share2 } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../components/button/Button';
import { SectionHeading } from '../../../components/section-heading/SectionHeading';
import { Text } from '../../../components/text/Text';
import { Container } from '../../../layout/container/Container';
import { Section } from '../../../layout/section/Section';
import { Stack } from '../../../layout/stack/Stack';
import { fact, facts as factList, row, share } from './PartnerFacts.css';

export interface PartnerFactsProps {
  title: string;
  text: string;
  /** Facts such as the registered number. May be empty. */
  facts: readonly { label: string; value: string }[];
  shareLabel: string;
  onShare: () => void;
}

/** Facts about a charity, and a button to share its page (docs/behaviour.md 3.9). */
export function PartnerFacts({ title, text, facts, shareLabel, onShare }: PartnerFactsProps) {
  const titleId = useId();
  return (
    <Section tone="quiet" space="compact" aria-labelledby={titleId}>
      <Container>
        <Stack gap={8}>
          <div className={row}>
            <SectionHeading id={titleId} title={title} lead={text} />
            <div className={share}>
              <Button tone="secondary" icon={<Share2 />} onClick={onShare}>
                {shareLabel}
              </Button>
            </div>
          </div>
          {facts.length > 0 ? (
            <dl className={factList}>
              {facts.map(({ label, value }) => (
                <div key={label} className={fact}>
                  <Text as="dt" size="small" tone="muted">
                    {label}
                  </Text>
                  <Text as="dd">{value}</Text>
                </div>
              ))}
            </dl>
          ) : null}
        </Stack>
      </Container>
    </Section>
  );
}
