import { ShoppingCard } from '../shopping-card';
import type { BrandName } from '../wordmark';
import { amount, amounts, card, sum, sums, sumText } from './BuyCard.css';
import { ScreenAction, type ScreenActionState } from './ScreenAction';
import { ScreenBottom } from './ScreenBottom';
import { screen, small, title as titleStyle } from './screen.css';

export interface BuyCardProps {
  /** Head of the screen. */
  title: string;
  /** A line beneath the title. */
  detail: string;
  /** Whose card is bought. */
  brand: BrandName;
  /** Four amounts to choose from, ready to read. */
  amounts: readonly string[];
  /** Index of the chosen amount. */
  chosen: number;
  /** Lines of the sum; the one with `gift` is marked. */
  sums: readonly { label: string; value: string; gift?: boolean | undefined }[];
  /** The main button. */
  action: string;
  /** Default `ready`. */
  actionState?: ScreenActionState | undefined;
}

/** Screen of the app: a shopping card, the choice of its amount, what is paid and what is given. Stands in a `Phone`. */
export function BuyCard({
  title,
  detail,
  brand,
  amounts: choices,
  chosen,
  sums: lines,
  action,
  actionState = 'ready',
}: BuyCardProps) {
  return (
    <div className={screen} data-surface="paper">
      <div>
        <div className={titleStyle}>{title}</div>
        <div className={small}>{detail}</div>
      </div>
      <div className={card}>
        <ShoppingCard brand={brand} value={choices[chosen] ?? ''} />
      </div>
      <div className={amounts}>
        {choices.map((choice, index) => (
          <div key={choice} className={amount({ chosen: index === chosen })}>
            {choice}
          </div>
        ))}
      </div>
      <div className={sums}>
        {lines.map(({ label, value, gift = false }) => (
          <div key={label} className={sum({ gift })}>
            <span className={sumText}>{label}</span>
            <span className={sumText}>{value}</span>
          </div>
        ))}
      </div>
      <ScreenBottom current="cards">
        <ScreenAction label={action} state={actionState} />
      </ScreenBottom>
    </div>
  );
}
