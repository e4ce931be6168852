import { Children, type ReactNode } from 'react';
import { DeckReceipt, type DeckReceiptProps } from '../frame';
import { printer, sheet, sheets } from './DeckSheets.css';

export interface DeckSheetsProps {
  /** The running receipt: it grows from sheet to sheet as it does on the screen. */
  receipt: Omit<DeckReceiptProps, 'step'>;
  /** The steps with `printed`, one a sheet, in their order. */
  children: ReactNode;
}

/** The deck on paper: each child a page of 16 to 9. Nothing of it shows on a screen. */
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
