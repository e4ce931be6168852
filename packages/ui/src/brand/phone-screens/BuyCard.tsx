import { ShoppingCard } from '../shopping-card/ShoppingCard';
import type { BrandName } from '../wordmark/brands';
import { amount, amounts, card, sum, sums, sumText } from './BuyCard.css';
import { type ScreenActionState, ScreenBottom } from './ScreenBottom';
import { screen, small, title as titleStyle } from './screen.css';

export interface BuyCardProps {
  title: string;
  /** The line below the heading. */
  detail: string;
  brand: BrandName;
  /** Four formatted amounts. */
  amounts: readonly string[];
  /** Index of the chosen amount. */
  chosen: number;
  /** The line with `gift` is highlighted. */
  sums: readonly { label: string; value: string; gift?: boolean | undefined }[];
  action: string;
  /** How the drawn button looks. */
  actionState?: ScreenActionState | undefined;
}

/** App screen: buying a shopping card. Use it in a `Phone`. */
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
    <div className={screen} data-surface="page">
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
      <ScreenBottom current="cards" action={{ label: action, state: actionState }} />
    </div>
  );
}
