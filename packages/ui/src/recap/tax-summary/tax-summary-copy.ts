/** The texts of the section around the sheet. */
export interface TaxSummaryCopy {
  title: string;
  lead: string;
  print: string;
  /** Shown beside the print button if the browser cannot print. */
  cannotPrint: string;
  sheet: TaxSheetCopy;
}

/** The texts of the sheet. Amounts are formatted; `taxYear` is e.g. "2026/27". */
export interface TaxSheetCopy {
  title: string;
  /** Below the title, e.g. "6 April 2026 to 5 April 2027." */
  period: (startYear: number) => string;
  /** Shown if the tax year is not over. `day` is today, e.g. "22 Nov 2026". */
  soFar: (day: string) => string;
  account: string;
  /** Label of what the donor paid under Gift Aid: the sum for the tax return. */
  paid: string;
  reclaimed: string;
  /** Label of the gross gift: what was paid plus what is reclaimed. */
  gross: string;
  columns: Record<'date' | 'charity' | 'paid' | 'reclaimed', string>;
  payments: (taxYear: string) => string;
  showAll: (payments: number) => string;
  total: string;
  /** Shown if there is no gift under Gift Aid. */
  none: (taxYear: string) => string;
  /** Shown if there are own gifts without Gift Aid. */
  withoutGiftAid: (count: number, amount: string) => string;
  /** Shown if there are donations by brands. */
  byBrands: (count: number, amount: string) => string;
  /** What to do with the sheet and what it is not, one paragraph each. */
  notes: readonly string[];
  /** Shown below the account holder. `day` is when the sheet was made, e.g. "22 Nov 2026". */
  made: (day: string) => string;
}
