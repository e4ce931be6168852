import type { ReactNode } from 'react';
import { ReceiptPaper, type ReceiptPaperProps } from './ReceiptPaper';
import {
  ReceiptFooter,
  ReceiptHeader,
  ReceiptLine,
  type ReceiptLineProps,
  ReceiptLines,
  ReceiptRule,
  ReceiptTotal,
  type ReceiptTotalProps,
} from './ReceiptParts';

export interface ReceiptData extends Pick<ReceiptPaperProps, 'label'> {
  /** The shop, or what the receipt is of. */
  title: string;
  /** Lines below the title, such as a date. */
  details?: readonly string[] | undefined;
  /** Each label must be unique. If you build the list, type it as `ReceiptLineProps[]`. */
  lines: readonly ReceiptLineProps[];
  /** Each label must be unique. */
  sums?: readonly ReceiptLineProps[] | undefined;
  total?: Pick<ReceiptTotalProps, 'label' | 'value'> | undefined;
  /** Lines below the total. Each label must be unique. */
  below?: readonly ReceiptLineProps[] | undefined;
  /** The last line, below the total. */
  footer?: ReactNode;
}

export interface ReceiptProps extends ReceiptData, Pick<ReceiptPaperProps, 'printing'> {
  /** `gift` (default) marks a total that goes to the charity. */
  totalTone?: ReceiptTotalProps['tone'];
  /** `header` leaves out the rule above the total. */
  rules?: 'all' | 'header' | undefined;
  /** A `ReceiptBarcode`, so that only pages with one load the encoder. */
  barcode?: ReactNode;
}

/** A receipt made from data. */
export function Receipt({
  label,
  title,
  details,
  lines,
  sums,
  total,
  below,
  footer,
  totalTone = 'gift',
  rules = 'all',
  barcode,
  printing,
}: ReceiptProps) {
  return (
    <ReceiptPaper label={label} printing={printing}>
      <ReceiptHeader details={details}>{title}</ReceiptHeader>
      <ReceiptRule />
      {block(lines)}
      {sums?.length ? <ReceiptRule /> : null}
      {sums?.length ? block(sums) : null}
      {rules === 'all' ? <ReceiptRule /> : null}
      {total ? <ReceiptTotal {...total} tone={totalTone} /> : null}
      {below?.length ? <ReceiptRule /> : null}
      {below?.length ? block(below) : null}
      {barcode}
      {footer ? <ReceiptFooter>{footer}</ReceiptFooter> : null}
    </ReceiptPaper>
  );
}

/** A function, not a component, because `ReceiptPaper` counts the lines in its own children. */
const block = (lines: readonly ReceiptLineProps[]) => (
  <ReceiptLines>
    {lines.map((line) => (
      <ReceiptLine key={line.label} {...line} />
    ))}
  </ReceiptLines>
);
