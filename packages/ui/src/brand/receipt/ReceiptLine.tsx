import { label as labelStyle, line, value as valueStyle } from './ReceiptLines.css';

export interface ReceiptLineProps {
  /** Name of the item. Long names wrap. */
  label: string;
  /** Formatted amount: "£50.00". Long text wraps. */
  value: string;
  /** `strong` for emphasis, `gift` for what goes to the charity. Default `none`. */
  emphasis?: 'none' | 'strong' | 'gift' | undefined;
}

/** A line of a receipt: an item and its amount. Use it inside `ReceiptLines`. */
export function ReceiptLine({ label, value, emphasis = 'none' }: ReceiptLineProps) {
  return (
    <div className={line({ emphasis })}>
      <dt className={labelStyle}>{label}</dt>
      <dd className={valueStyle}>{value}</dd>
    </div>
  );
}
