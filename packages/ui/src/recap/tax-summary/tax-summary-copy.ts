export interface TaxSummaryCopy {
  title: string;
  lead: string;
  print: string;
  cannotPrint: string;
  sheet: TaxSheetCopy;
}

/** Amounts are formatted; `taxYear` is e.g. "2026/27". */
export interface TaxSheetCopy {
  title: string;
  /** E.g. "6 April 2026 to 5 April 2027." */
  period: (startYear: number) => string;
  /** Shown if the tax year is not over. `day` is today. */
  soFar: (day: string) => string;
  account: string;
  /** Label of the sum for the tax return. */
  paid: string;
  reclaimed: string;
  /** Label of what was paid plus what is reclaimed. */
  gross: string;
  columns: Record<'date' | 'charity' | 'paid' | 'reclaimed', string>;
  payments: (taxYear: string) => string;
  showAll: (payments: number) => string;
  /** Label of the sum of the payments that are folded away. */
  later: (payments: number) => string;
  total: string;
  /** Shown if there is no gift under Gift Aid. */
  none: (taxYear: string) => string;
  withoutGiftAid: (count: number, amount: string) => string;
  byBrands: (count: number, amount: string) => string;
  /** One paragraph each. */
  notes: readonly string[];
  /** `day` is when the sheet was made. */
  made: (day: string) => string;
}
