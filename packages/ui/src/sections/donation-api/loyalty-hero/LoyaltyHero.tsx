import { type ReactNode, useId } from 'react';
import { Heading } from '../../../components/heading';
import { Text } from '../../../components/text';
import { PointsToCoins } from '../../../demos/points-to-coins';
import { Container } from '../../../layout/container';
import { Section } from '../../../layout/section';
import { content, equals, equation, melt, shore, top } from './LoyaltyHero.css';

export interface LoyaltyHeroProps {
  title: string;
  lead: string;
  /** What melts, above the drips: "2,000 points". */
  points: string;
  /** What it becomes, below the coins: "£20". */
  pounds: string;
  /** The sum in words, between them: "2,000 points = £20". */
  sum: string;
  /** The demo, below the coins. */
  children: ReactNode;
}

/** The first view of the loyalty page: a page of lime points melts into coins, and the coins into the demo (docs/behaviour.md 3.6). */
export function LoyaltyHero({ title, lead, points, pounds, sum, children }: LoyaltyHeroProps) {
  const titleId = useId();
  return (
    <>
      <Section tone="lime" space="none" aria-labelledby={titleId}>
        <Container>
          <div className={top}>
            <Heading level={1} size="display" id={titleId}>
              {title}
            </Heading>
            <Text size="lead">{lead}</Text>
          </div>
        </Container>
      </Section>
      <Section tone="forest" space="none" aria-label={sum}>
        <div className={melt}>
          <PointsToCoins croppedOnPhone />
        </div>
        <Container>
          <div className={content}>
            <h2 className={equation}>
              <span>{points}</span> <span className={equals}>=</span> <span>{pounds}</span>
            </h2>
            <div className={shore}>{children}</div>
          </div>
        </Container>
      </Section>
    </>
  );
}
