import { Barcode } from '../barcode/Barcode';
import { type BrandName, brands } from '../wordmark/brands';
import { Wordmark } from '../wordmark/Wordmark';
import { amount, card, codePanel, codeText, face, foot, place, slot } from './ShoppingCard.css';

export interface ShoppingCardProps {
  brand: BrandName;
  /** Formatted credit: "£50". */
  value: string;
  /** The code to pay with. Without it, the card shows only its value. */
  code?: string | undefined;
  /** Shows the code as `text` (default), or as a `barcode` on a white panel. */
  codeAs?: 'text' | 'barcode' | undefined;
}

/**
 * A brand's shopping card. It fills its container, up to 400 px or a fifth of a very wide window.
 * For several, use `ShoppingCardStack`.
 */
export function ShoppingCard({ brand, value, code, codeAs = 'text' }: ShoppingCardProps) {
  const { ink, background } = brands[brand];
  const withBarcode = code !== undefined && codeAs === 'barcode';
  return (
    <div className={place}>
      <div className={card({ withBarcode })} style={{ color: ink, backgroundColor: background }}>
        <span className={slot} />
        <div className={face({ withBarcode })}>
          <Wordmark brand={brand} tone="colour" size={44} />
        </div>
        <div className={foot}>
          <span className={amount}>{value}</span>
          {code !== undefined && !withBarcode && <span className={codeText}>{code}</span>}
        </div>
        {withBarcode && (
          <div className={codePanel}>
            <Barcode value={code} height="short" />
          </div>
        )}
      </div>
    </div>
  );
}
