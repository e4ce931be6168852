import type { UnfoldingCopy } from '../unfolding/unfolding-copy';

/** The words of the section around the summary. */
export interface TaxSummaryCopy {
  /** The heading. */
  title: string;
  /** A sentence below it. */
  lead: string;
  /** Words of the button. */
  print: string;
  /** In place of printing, where the browser cannot. */
  cannotPrint: string;
  /** The sheet itself. */
  sheet: TaxSheetCopy;
}

/** The words of the sheet. Amounts come in ready to read; `taxYear` is "2026/27". */
export interface TaxSheetCopy extends UnfoldingCopy {
  /** Head of the sheet. */
  title: string;
  /** Below it: "6 April 2026 to 5 April 2027". */
  period: (startYear: number) => string;
  /** Said of a tax year that is not over. `day` is "22 Nov 2026". */
  soFar: (day: string) => string;
  /** Whose account it is. */
  account: string;
  /** What the donor paid under Gift Aid: the sum for the return. */
  paid: string;
  /** What the charities reclaim. */
  reclaimed: string;
  /** Both together. */
  gross: string;
  /** Heads of the columns of the table. */
  columns: Record<'date' | 'charity' | 'paid' | 'reclaimed', string>;
  /** Accessible name of the table. */
  payments: (taxYear: string) => string;
  /** Head of the last row of the table. */
  total: string;
  /** In place of the table where there is no gift under Gift Aid. */
  none: (taxYear: string) => string;
  /** Own gifts without Gift Aid, said where there are any. */
  withoutGiftAid: (count: number, amount: string) => string;
  /** Donations of brands, said where there are any. */
  byBrands: (count: number, amount: string) => string;
  /** What to do with it and what it is not, a paragraph each. */
  notes: readonly string[];
  /** Below the account: when the sheet was made. `day` is "22 Nov 2026". */
  made: (day: string) => string;
}
