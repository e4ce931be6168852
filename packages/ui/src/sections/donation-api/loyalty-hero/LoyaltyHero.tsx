import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button/ButtonLink';
import { Heading } from '../../../components/heading/Heading';
import { Text } from '../../../components/text/Text';
import { VisuallyHidden } from '../../../components/visually-hidden/VisuallyHidden';
import { Container } from '../../../layout/container/Container';
import { Section } from '../../../layout/section/Section';
import { Stack } from '../../../layout/stack/Stack';
import { content, demo, top, torn } from './LoyaltyHero.css';

export interface LoyaltyHeroProps {
  title: string;
  lead: string;
  /** Accessible name of the area with the demo. */
  demoLabel: string;
  /**
   * A link to the demo, which is below the first screen on a phone. `href` is `#` and the demo's
   * id. Default none.
   */
  more?: { href: `#${string}`; label: string } | undefined;
  /** The demo, which converts points to pounds. */
  children: ReactNode;
}

/**
 * The first screen of the loyalty page: the heading on lime, and below it the demo that converts
 * points to pounds (docs/behaviour.md 3.6).
 */
export function LoyaltyHero({ title, lead, demoLabel, more, children }: LoyaltyHeroProps) {
  return (
    <>
      <div className={torn}>
        <Section tone="accent" space="none">
          <Container>
            <div className={top}>
              <Heading level={1} size="display">
                {title}
              </Heading>
              <Stack gap={6} align="start">
                <Text size="lead">{lead}</Text>
                {more ? (
                  <ButtonLink href={more.href} size="large">
                    {more.label}
                  </ButtonLink>
                ) : null}
              </Stack>
            </div>
          </Container>
        </Section>
      </div>
      <Section tone="strong" space="none" id={more?.href.slice(1)}>
        <Container>
          <VisuallyHidden>
            <h2>{demoLabel}</h2>
          </VisuallyHidden>
          <div className={content}>
            <div className={demo}>{children}</div>
          </div>
        </Container>
      </Section>
    </>
  );
}
