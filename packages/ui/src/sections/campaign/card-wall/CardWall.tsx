import { Heading } from '../../../components/heading';
import { ShoppingCard } from '../../../components/shopping-card';
import { Text } from '../../../components/text';
import type { BrandName } from '../../../components/wordmark';
import { Container } from '../../../layout/container';
import { Section } from '../../../layout/section';
import { figure as figureStyle, head, layout, wall } from './CardWall.css';

export interface CardWallProps {
  /** How many brands, as large as the page allows: `100+`. */
  figure: string;
  /** Completes the figure to a heading: `brands`. */
  title: string;
  text: string;
  cards: readonly { brand: BrandName; value: string }[];
}

/** A wall of shopping cards that goes on beyond both edges of the page. */
export function CardWall({ figure, title, text, cards }: CardWallProps) {
  return (
    <Section aria-labelledby="card-wall" clipped>
      <div className={layout}>
        <Container>
          <div className={head}>
            <Heading level={2} id="card-wall">
              <span className={figureStyle}>{figure}</span> {title}
            </Heading>
            <Text size="lead">{text}</Text>
          </div>
        </Container>
        <ul className={wall}>
          {cards.map(({ brand, value }) => (
            <li key={brand}>
              <ShoppingCard brand={brand} value={value} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
