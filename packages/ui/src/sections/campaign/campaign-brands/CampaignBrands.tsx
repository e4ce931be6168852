import { ShoppingCard, type ShoppingCardProps } from '../../../brand/shopping-card/ShoppingCard';
import { Heading } from '../../../components/heading/Heading';
import { Text } from '../../../components/text/Text';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import { figure as figureStyle, head, tilted, wall } from './CampaignBrands.css';

export interface CampaignBrandsProps {
  figure: string;
  /** Follows the figure: `brands`. */
  title: string;
  text: string;
  cards: readonly Omit<ShoppingCardProps, 'code'>[];
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
        {cards.map((each) => (
          <li key={each.brand} className={tilted}>
            <ShoppingCard {...each} />
          </li>
        ))}
      </ul>
    </ContainedSection>
  );
}
