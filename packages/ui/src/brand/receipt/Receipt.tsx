import type { ReactNode } from 'react';
import { ReceiptFooter } from './ReceiptFooter';
import { ReceiptHeader } from './ReceiptHeader';
import { ReceiptLine, type ReceiptLineProps } from './ReceiptLine';
import { ReceiptLines } from './ReceiptLines';
import { ReceiptPaper, type ReceiptPaperProps } from './ReceiptPaper';
import { ReceiptRule } from './ReceiptRule';
import { ReceiptTotal, type ReceiptTotalProps } from './ReceiptTotal';

/** What stands on a receipt, as data. */
export interface ReceiptData extends Pick<ReceiptPaperProps, 'label'> {
  /** Whose receipt it is. */
  title: string;
  /** Below the title: till, date, number, one line each. Default none. */
  details?: readonly string[] | undefined;
  /** What is counted, and how much. Each label stands once. */
  lines: readonly ReceiptLineProps[];
  /** The figure that the receipt is about. Default none. */
  total?: Pick<ReceiptTotalProps, 'label' | 'value'> | undefined;
  /** Text at the foot. Default none. */
  footer?: string | undefined;
}

export interface ReceiptProps extends ReceiptData, Pick<ReceiptPaperProps, 'printing'> {
  /** `gift` marks a total that goes to the charity. Default `gift`. */
  totalTone?: ReceiptTotalProps['tone'];
  /** Where dashed rules stand: below the header, below the lines as well, or nowhere. Default `all`. */
  rules?: 'all' | 'header' | 'none' | undefined;
  /** Words between the header and the lines, with a rule of their own: a quotation. Default none. */
  children?: ReactNode;
  /** A `ReceiptBarcode`. It is handed in, so that a page without one loads no encoder. Default none. */
  barcode?: ReactNode;
}

/** A receipt made from data. For one whose parts come and go use `ReceiptPaper` and the parts. */
export function Receipt({
  label,
  title,
  details,
  lines,
  total,
  footer,
  totalTone = 'gift',
  rules = 'all',
  children,
  barcode,
  printing,
}: ReceiptProps) {
  return (
    <ReceiptPaper label={label} printing={printing}>
      <ReceiptHeader details={details}>{title}</ReceiptHeader>
      {rules === 'none' ? null : <ReceiptRule />}
      {children}
      {children ? <ReceiptRule /> : null}
      <ReceiptLines>
        {lines.map((line) => (
          <ReceiptLine key={line.label} {...line} />
        ))}
      </ReceiptLines>
      {rules === 'all' ? <ReceiptRule /> : null}
      {total ? <ReceiptTotal {...total} tone={totalTone} /> : null}
      {barcode}
      {footer ? <ReceiptFooter>{footer}</ReceiptFooter> : null}
    </ReceiptPaper>
  );
}
