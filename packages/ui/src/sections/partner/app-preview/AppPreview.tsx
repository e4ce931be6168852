import { CharityBadge } from '../../../brand/charity-badge/CharityBadge';
import { Phone } from '../../../brand/phone/Phone';
import { ShoppingCard } from '../../../brand/shopping-card/ShoppingCard';
import type { BrandName } from '../../../brand/wordmark/brands';
import type { PartnerCharity } from '../partner-hero/PartnerHero';
import * as styles from './AppPreview.css';

export interface AppPreviewProps {
  /** Text alternative. */
  label: string;
  charity: PartnerCharity;
  /** The card on the drawn screen. */
  card: { brand: BrandName; value: string; code: string };
  /** Shown above the charity's name. */
  supporting: string;
  /** The first is highlighted. */
  lines: readonly { label: string; value: string }[];
  /** The label of the drawn button. */
  button: string;
}

/** A picture of the app with the chosen charity (docs/behaviour.md 3.9). */
export function AppPreview({ label, charity, card, supporting, lines, button }: AppPreviewProps) {
  const { name, ...badge } = charity;
  return (
    <Phone label={label}>
      <div className={styles.screen}>
        <div className={styles.chosen} data-surface="raised">
          <span className={styles.badge}>
            <CharityBadge {...badge} size="100%" />
          </span>
          <span>
            <span className={styles.small}>{supporting}</span>
            <br />
            <span className={styles.name}>{name}</span>
          </span>
        </div>
        <ShoppingCard brand={card.brand} value={card.value} code={card.code} />
        <div className={styles.sums}>
          {lines.map((line) => (
            <div key={line.label} className={styles.sum}>
              <span>{line.label}</span>
              <span className={styles.figure}>{line.value}</span>
            </div>
          ))}
        </div>
        <div className={styles.button}>{button}</div>
      </div>
    </Phone>
  );
}
