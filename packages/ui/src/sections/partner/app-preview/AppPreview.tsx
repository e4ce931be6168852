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
  /** Text alternative of the picture. */
  label: string;
  /** The charity chosen in the app. */
  charity: PartnerCharity;
  /** The card on the screen, and the value of its barcode. */
  card: { brand: BrandName; value: string; code: string };
  /** Shown above the charity's name. */
  supporting: string;
  /** Two lines below the card. The first says what it gave. */
  lines: readonly { label: string; value: string }[];
  button: string;
}

/** A picture of the app, with the chosen charity and a shopping card (docs/behaviour.md 3.9). */
export function AppPreview({ label, charity, card, supporting, lines, button }: AppPreviewProps) {
  return (
    <Phone label={label}>
      <div className={screen}>
        <div className={chosen} data-surface="raised">
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
