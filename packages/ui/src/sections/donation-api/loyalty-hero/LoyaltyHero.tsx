import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button/ButtonLink';
import { Heading } from '../../../components/heading/Heading';
import { Text } from '../../../components/text/Text';
import { VisuallyHidden } from '../../../components/visually-hidden/VisuallyHidden';
import { Inline } from '../../../layout/inline/Inline';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import { Stack } from '../../../layout/stack/Stack';
import { content, top, torn } from './LoyaltyHero.css';

export interface LoyaltyHeroProps {
  title: string;
  lead: string;
  /** A heading for screen readers. */
  demoLabel: string;
  /** The link to the demo. */
  more: { href: `#${string}`; label: string };
  children: ReactNode;
}

/** The first screen of the loyalty page (docs/behaviour.md 3.6). */
export function LoyaltyHero({ title, lead, demoLabel, more, children }: LoyaltyHeroProps) {
  return (
    <>
      <div className={torn}>
        <ContainedSection tone="accent" space="none">
          <div className={top}>
            <Heading level={1} size="display">
              {title}
            </Heading>
            <Stack gap={6} align="start">
              <Text size="lead">{lead}</Text>
              <Inline stacked>
                <ButtonLink {...more} size="large" />
              </Inline>
            </Stack>
          </div>
        </ContainedSection>
      </div>
      <ContainedSection tone="strong" space="none" id={more.href.slice(1)}>
        <VisuallyHidden>
          <h2>{demoLabel}</h2>
        </VisuallyHidden>
        <div className={content}>{children}</div>
      </ContainedSection>
    </>
  );
}
