import { Children, type ReactNode } from 'react';
import { DeckReceipt, type DeckReceiptProps } from '../frame/DeckReceipt';
import { printer, sheet, sheets } from './DeckSheets.css';

export interface DeckSheetsProps {
  receipt: Omit<DeckReceiptProps, 'step'>;
  /** The steps in order, each with `printed`. */
  children: ReactNode;
}

/** The deck for printing, one 16:9 page per child. Hidden on screen. */
export function DeckSheets({ receipt, children }: DeckSheetsProps) {
  return (
    <div className={sheets}>
      {Children.map(children, (step, index) => (
        <div className={sheet}>
          {step}
          <div className={printer}>
            <DeckReceipt {...receipt} step={index + 1} />
          </div>
        </div>
      ))}
    </div>
  );
}
