import { Barcode } from '../barcode/Barcode';
import { type BrandName, brands } from '../wordmark/brands';
import { Wordmark } from '../wordmark/Wordmark';
import { amount, card, codePanel, face, foot, place, slot } from './ShoppingCard.css';

export interface ShoppingCardProps {
  brand: BrandName;
  /** E.g. "£50". */
  value: string;
  /** Shown as a barcode. */
  code?: string | undefined;
}

/** A brand's shopping card. */
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
          <span className={amount} translate="no">
            {value}
          </span>
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
