import { useId } from 'react';
import { ShoppingCard } from '../../../brand/shopping-card';
import type { BrandName } from '../../../brand/wordmark';
import { Heading } from '../../../components/heading';
import { Text } from '../../../components/text';
import { Container } from '../../../layout/container';
import { Section } from '../../../layout/section';
import { figure as figureStyle, head, layout, wall } from './CampaignBrands.css';

export interface CampaignBrandsProps {
  /** The number of brands, shown as large as the page allows: `100+`. */
  figure: string;
  /** Follows the figure and completes the heading: `brands`. */
  title: string;
  text: string;
  /** The cards on the wall, each with its credit: "£50". */
  cards: readonly { brand: BrandName; value: string }[];
}

/** A wall of shopping cards that runs past both edges of the page. */
export function CampaignBrands({ figure, title, text, cards }: CampaignBrandsProps) {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId} clipped>
      <div className={layout}>
        <Container>
          <div className={head}>
            <Heading level={2} id={titleId}>
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
