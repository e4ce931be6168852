import { Children, isValidElement, type ReactNode } from 'react';
import { inlineVars } from '../../styles/inline-vars';
import { lineCount, paper, receipt } from './ReceiptPaper.css';

export interface ReceiptPaperProps {
  /** Accessible name. */
  label: string;
  /** The parts of a receipt: `ReceiptHeader`, `ReceiptLines`, `ReceiptTotal` and so on. */
  children: ReactNode;
  /** Prints the receipt once, at 220 ms a line, unless motion is reduced. Default false. */
  printing?: boolean | undefined;
}

/**
 * Receipt paper with torn edges, at most 420 px wide. Use it for sums, not for prose or as a box.
 * For the usual parts in the usual order, use `Receipt`.
 */
export function ReceiptPaper({ label, children, printing = false }: ReceiptPaperProps) {
  return (
    <figure
      className={receipt({ printing })}
      aria-label={label}
      style={printing ? inlineVars({ [lineCount]: String(countLines(children)) }) : undefined}
    >
      <div className={paper} data-surface="raised">
        {children}
      </div>
    </figure>
  );
}

/** Counts the lines of each part. A part without lines of its own counts as one. */
function countLines(children: ReactNode): number {
  return Children.toArray(children).reduce<number>((sum, child) => {
    const inner = isValidElement<{ children?: ReactNode }>(child) ? child.props.children : null;
    return sum + Math.max(1, Children.count(inner));
  }, 0);
}
