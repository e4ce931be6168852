import { Children, isValidElement, type ReactNode } from 'react';
import { inlineVars } from '../../styles/inline-vars';
import { lineCount, paper, receipt } from './ReceiptPaper.css';

export interface ReceiptPaperProps {
  /** Accessible name. */
  label: string;
  children: ReactNode;
  /** Prints the receipt once, unless motion is reduced. */
  printing?: boolean | undefined;
}

/** Receipt paper with torn edges, at most 420 px wide. For the usual parts, use `Receipt`. */
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

/** A part without lines of its own counts as one line. */
function countLines(children: ReactNode): number {
  return Children.toArray(children).reduce<number>((sum, child) => {
    const inner = isValidElement<{ children?: ReactNode }>(child) ? child.props.children : null;
    return sum + Math.max(1, Children.count(inner));
  }, 0);
}
