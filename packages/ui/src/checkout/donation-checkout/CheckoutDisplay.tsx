import * as css from './CheckoutDisplay.css';
import type { CheckoutCopy, DonationSums } from './copy';

interface CheckoutDisplayProps {
  copy: CheckoutCopy['display'];
  step: number;
  steps: number;
  /** Undefined while the amount is invalid. */
  sums: DonationSums | undefined;
  monthly: boolean;
}

/** The till's display. Assistive technology skips it: the heading and the receipt say the same. */
export function CheckoutDisplay({ copy, step, steps, sums, monthly }: CheckoutDisplayProps) {
  const unknown = '£-.--';
  return (
    <div className={css.display} aria-hidden>
      <span className={css.displayName}>{copy.gross(monthly)}</span>
      <span className={css.lamps}>
        {[...'•'.repeat(steps)].map((_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the lamps never change places.
            key={index}
            className={css.lamp}
            {...(index < step ? { 'data-lit': '' } : {})}
          />
        ))}
      </span>
      <span className={css.digits} translate="no">
        {sums?.gross ?? unknown}
      </span>
      <span className={css.rest}>
        {sums?.giftAid ? (
          <span>
            <span>{copy.giftAid}</span> <span translate="no">{sums.giftAid}</span>
          </span>
        ) : null}
        <span className={css.net}>
          <span>{copy.net}</span> <span translate="no">{sums?.net ?? unknown}</span>
        </span>
      </span>
    </div>
  );
}
