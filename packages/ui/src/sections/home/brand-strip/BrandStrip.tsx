import { useId } from 'react';
import { ShoppingCard } from '../../../brand/shopping-card/ShoppingCard';
import type { BrandName } from '../../../brand/wordmark/brands';
import { Heading } from '../../../components/heading/Heading';
import { Container } from '../../../layout/container/Container';
import { ScrollRow } from '../../../layout/scroll-row/ScrollRow';
import { Section } from '../../../layout/section/Section';
import { card, list } from './BrandStrip.css';

export interface BrandStripProps {
  title: string;
  cards: readonly { brand: BrandName; value: string }[];
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
        {cards.map(({ brand, value }) => (
          <li key={brand} className={card}>
            <ShoppingCard brand={brand} value={value} />
          </li>
        ))}
      </ScrollRow>
    </Section>
  );
}
