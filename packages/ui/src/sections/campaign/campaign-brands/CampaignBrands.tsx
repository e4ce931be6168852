import { ShoppingCard } from '../../../brand/shopping-card/ShoppingCard';
import type { BrandName } from '../../../brand/wordmark/brands';
import { Heading } from '../../../components/heading/Heading';
import { Text } from '../../../components/text/Text';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import { figure as figureStyle, head, tilted, wall } from './CampaignBrands.css';

export interface CampaignBrandsProps {
  figure: string;
  /** Follows the figure: `brands`. */
  title: string;
  text: string;
  cards: readonly { brand: BrandName; value: string }[];
}

/** A figure above a wall of shopping cards. */
export function CampaignBrands({ figure, title, text, cards }: CampaignBrandsProps) {
  return (
    <ContainedSection clipped gap={12}>
      <div className={head}>
        <Heading level={2}>
          <span className={figureStyle}>{figure}</span> <span>{title}</span>
        </Heading>
        <Text size="lead">{text}</Text>
      </div>
      <ul className={wall}>
        {cards.map(({ brand, value }) => (
          <li key={brand} className={tilted}>
            <ShoppingCard brand={brand} value={value} />
          </li>
        ))}
      </ul>
    </ContainedSection>
  );
}
