import { Barcode } from '../barcode';
import { type BrandName, Wordmark } from '../wordmark';
import { amount, card, codePanel, codeText, face, foot, place, slot } from './ShoppingCard.css';

export interface ShoppingCardProps {
  /** Whose card it is: decides the wordmark and the colours. */
  brand: BrandName;
  /** The credit, ready to read: "£50". */
  value: string;
  /** The code to pay with. Left out, the card shows its value alone. */
  code?: string | undefined;
  /** How the code is shown: as `text` (default), or as a `barcode` on a white panel. */
  codeAs?: 'text' | 'barcode' | undefined;
}

/** A shopping card of a household brand, 240 to 400 px wide. Several of them: `ShoppingCardStack`. */
export function ShoppingCard({ brand, value, code, codeAs = 'text' }: ShoppingCardProps) {
  const withBarcode = code !== undefined && codeAs === 'barcode';
  return (
    <div className={place}>
      <div className={card({ brand, withBarcode })}>
        <span className={slot} />
        <div className={face}>
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
