import { ShoppingCard } from '../../../brand/shopping-card/ShoppingCard';
import type { BrandName } from '../../../brand/wordmark/brands';
import { Heading } from '../../../components/heading/Heading';
import { Text } from '../../../components/text/Text';
import { Container } from '../../../layout/container/Container';
import { Section } from '../../../layout/section/Section';
import { Stack } from '../../../layout/stack/Stack';
import { figure as figureStyle, head, tilted, wall } from './CampaignBrands.css';

export interface CampaignBrandsProps {
  figure: string;
  /** Follows the figure and completes the heading: `brands`. */
  title: string;
  text: string;
  cards: readonly { brand: BrandName; value: string }[];
}

/** A wall of shopping cards across the page. */
export function CampaignBrands({ figure, title, text, cards }: CampaignBrandsProps) {
  return (
    <Section clipped>
      <Stack gap={12}>
        <Container>
          <div className={head}>
            <Heading level={2}>
              <span className={figureStyle}>{figure}</span> {title}
            </Heading>
            <Text size="lead">{text}</Text>
          </div>
        </Container>
        <ul className={wall}>
          {cards.map(({ brand, value }) => (
            <li key={brand} className={tilted}>
              <ShoppingCard brand={brand} value={value} />
            </li>
          ))}
        </ul>
      </Stack>
    </Section>
  );
}
