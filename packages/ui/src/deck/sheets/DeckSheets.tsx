import { Children, type ReactNode } from 'react';
import { sheet, sheets } from './DeckSheets.css';

export interface DeckSheetsProps {
  /** The steps with `printed`, one a sheet. */
  children: ReactNode;
}

/** The deck on paper: each child a page of 16 to 9. Nothing of it shows on a screen. */
export function DeckSheets({ children }: DeckSheetsProps) {
  return (
    <div className={sheets}>
      {Children.map(children, (step) => (
        <div className={sheet}>{step}</div>
      ))}
    </div>
  );
}
