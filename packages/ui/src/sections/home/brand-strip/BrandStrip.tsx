import { useId } from 'react';
import { ShoppingCard, type ShoppingCardProps } from '../../../brand/shopping-card/ShoppingCard';
import { Heading } from '../../../components/heading/Heading';
import { Container } from '../../../layout/container/Container';
import { ScrollRow } from '../../../layout/scroll-row/ScrollRow';
import { Section } from '../../../layout/section/Section';
import { card, list } from './BrandStrip.css';

export interface BrandStripProps {
  title: string;
  cards: readonly Omit<ShoppingCardProps, 'code'>[];
}

/** The brands' shopping cards, across the window. */
export function BrandStrip({ title, cards }: BrandStripProps) {
  const titleId = useId();
  return (
    <Section space="compact" clipped phoneHeight={232}>
      <Container>
        <Heading level={2} size="heading" align="center" id={titleId}>
          {title}
        </Heading>
      </Container>
      <ScrollRow listClass={list} labelledBy={titleId}>
        {cards.map((each) => (
          <li key={each.brand} className={card}>
            <ShoppingCard {...each} />
          </li>
        ))}
      </ScrollRow>
    </Section>
  );
}
