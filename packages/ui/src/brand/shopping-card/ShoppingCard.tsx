import { Barcode } from '../barcode/Barcode';
import { type BrandName, brands } from '../wordmark/brands';
import { Wordmark } from '../wordmark/Wordmark';
import { amount, card, codePanel, face, foot, place, slot } from './ShoppingCard.css';

export interface ShoppingCardProps {
  brand: BrandName;
  /** Formatted credit: "£50". */
  value: string;
  /** Shown as a barcode to pay with. Without a code, the card has no barcode. */
  code?: string | undefined;
}

/** A brand's card. It fills its container, up to the larger of 400 px and 20% of the window. */
export function ShoppingCard({ brand, value, code }: ShoppingCardProps) {
  const { ink, background } = brands[brand];
  const withBarcode = code !== undefined;
  return (
    <div className={place}>
      <div className={card({ withBarcode })} style={{ color: ink, backgroundColor: background }}>
        <span className={slot} />
        <div className={face({ withBarcode })}>
          <Wordmark brand={brand} tone="colour" size={44} />
        </div>
        <div className={foot}>
          <span className={amount}>{value}</span>
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
