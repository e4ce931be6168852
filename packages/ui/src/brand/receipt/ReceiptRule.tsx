import { rule } from './ReceiptRule.css';

/** A dashed rule between the parts of a `Receipt`. Decoration: the parts say themselves what they are. */
export function ReceiptRule() {
  return <div className={rule} />;
}
