import { Children, isValidElement, type ReactNode } from 'react';
import { inlineVars } from '../../styles/inline-vars';
import { lineCount, paper, receipt } from './ReceiptPaper.css';

export interface ReceiptPaperProps {
  /** Accessible name of the whole receipt, for example "Receipt for a £50 shopping card". */
  label: string;
  /** `ReceiptHeader`, `ReceiptLines`, `ReceiptRule`, `ReceiptTotal`, `ReceiptBarcode`, `ReceiptFooter`. */
  children: ReactNode;
  /**
   * Feeds the paper out line by line, once, 220 ms a line, from the moment that it is true. Everything
   * is there at once with reduced motion, without scripts and on paper. Default false.
   */
  printing?: boolean | undefined;
}

/**
 * The paper of a receipt: a strip of paper with torn edges, 240 to 420 px wide. It shows arithmetic line by line;
 * for prose or a box around things use something else. Stands on any surface. Use `Receipt` unless the
 * parts come and go.
 */
export function ReceiptPaper({ label, children, printing = false }: ReceiptPaperProps) {
  return (
    <figure
      className={receipt({ printing })}
      aria-label={label}
      style={printing ? inlineVars({ [lineCount]: String(countLines(children)) }) : undefined}
    >
      <div className={paper} data-surface="card">
        {children}
      </div>
    </figure>
  );
}

/** Parts and, where a part holds lines, these instead. */
function countLines(children: ReactNode): number {
  return Children.toArray(children).reduce<number>((sum, child) => {
    const inner = isValidElement<{ children?: ReactNode }>(child) ? child.props.children : null;
    return sum + Math.max(1, Children.count(inner));
  }, 0);
}
