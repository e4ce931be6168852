import { rule } from './ReceiptPaper.css';

/** A decorative dashed rule between parts of a `Receipt`. */
export function ReceiptRule() {
  return <div className={rule} />;
}
