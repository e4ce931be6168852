import { CharityBadge } from '../../../brand/charity-badge/CharityBadge';
import { Phone } from '../../../brand/phone/Phone';
import { ShoppingCard } from '../../../brand/shopping-card/ShoppingCard';
import type { BrandName } from '../../../brand/wordmark/brands';
import type { PartnerCharity } from '../partner-charity';
import {
  badge,
  button as buttonStyle,
  chosen,
  figure,
  name,
  screen,
  small,
  sum,
  sums,
} from './AppPreview.css';

export interface AppPreviewProps {
  /** What the picture shows, in a sentence. */
  label: string;
  /** The charity that is chosen in the app. */
  charity: PartnerCharity;
  /** The card on the screen, with the code that its barcode holds. */
  card: { brand: BrandName; value: string; code: string };
  /** Above the charity's name. */
  supporting: string;
  /** Two lines below the card; the first is what it gave. */
  lines: readonly { label: string; value: string }[];
  /** The button at the foot of the screen. */
  button: string;
}

/** Pictures of the app: the chosen charity and a bought card (docs/behaviour.md 3.9). */
export function AppPreview({ label, charity, card, supporting, lines, button }: AppPreviewProps) {
  return (
    <Phone label={label}>
      <div className={screen}>
        <div className={chosen} data-surface="card">
          <span className={badge}>
            <CharityBadge
              monogram={charity.monogram}
              shape={charity.shape}
              accent={charity.accent}
              size="100%"
            />
          </span>
          <span>
            <span className={small}>{supporting}</span>
            <br />
            <span className={name}>{charity.name}</span>
          </span>
        </div>
        <ShoppingCard brand={card.brand} value={card.value} code={card.code} codeAs="barcode" />
        <div className={sums}>
          {lines.map((line) => (
            <div key={line.label} className={sum}>
              <span>{line.label}</span>
              <span className={figure}>{line.value}</span>
            </div>
          ))}
        </div>
        <div className={buttonStyle}>{button}</div>
      </div>
    </Phone>
  );
}
