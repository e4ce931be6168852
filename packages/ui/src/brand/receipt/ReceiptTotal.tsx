import { label as labelStyle, total, value as valueStyle } from './ReceiptTotal.css';

export interface ReceiptTotalProps {
  /** What the figure is. Long names wrap. */
  label: string;
  /** Formatted figure: "£10.00". */
  value: string;
  /** `gift` marks what goes to the charity. Default `plain`. */
  tone?: 'plain' | 'gift' | undefined;
}

/** The main figure of a receipt, in large type. */
export function ReceiptTotal({ label, value, tone = 'plain' }: ReceiptTotalProps) {
  return (
    <dl>
      <div className={total({ tone })}>
        <dt className={labelStyle}>{label}</dt>
        <dd className={valueStyle}>{value}</dd>
      </div>
    </dl>
  );
}
