import { VisuallyHidden } from '../../components/visually-hidden/VisuallyHidden';
import { Barcode } from '../barcode/Barcode';
import { type BrandName, brands } from '../wordmark/brands';
import { Wordmark } from '../wordmark/Wordmark';
import { amount, card, codePanel, face, foot, place, slot } from './ShoppingCard.css';

export interface ShoppingCardProps {
  brand: BrandName;
  /** E.g. "£50". */
  value: string;
  /** Heard in place of `value`, e.g. "gives 10%". */
  gives?: string | undefined;
  /** Shown as a barcode. */
  code?: string | undefined;
}

/** A brand's shopping card. */
export function ShoppingCard({ brand, value, gives, code }: ShoppingCardProps) {
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
          {gives ? <VisuallyHidden>{gives}</VisuallyHidden> : null}
          <span className={amount} translate="no" aria-hidden={gives ? true : undefined}>
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
