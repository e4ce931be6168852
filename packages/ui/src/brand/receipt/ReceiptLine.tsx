import { label as labelStyle, line, value as valueStyle } from './ReceiptLines.css';

export interface ReceiptLineProps {
  /** What is counted. Long names wrap. */
  label: string;
  /** The amount, ready to read: "£50.00". A name wraps as well. */
  value: string;
  /** `strong` for what matters, `gift` marks what goes to the charity. Default `none`. */
  emphasis?: 'none' | 'strong' | 'gift' | undefined;
}

/** One line of a receipt: what, and how much. Belongs into `ReceiptLines`. */
export function ReceiptLine({ label, value, emphasis = 'none' }: ReceiptLineProps) {
  return (
    <div className={line({ emphasis })}>
      <dt className={labelStyle}>{label}</dt>
      <dd className={valueStyle}>{value}</dd>
    </div>
  );
}
