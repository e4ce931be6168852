export interface YearPictureCopy {
  /** Name of the region. */
  title: string;
  /** Opens the choices of what it shows. */
  choices: string;
  /** Heading of the charities to choose from. */
  names: string;
  namesHint: string;
  showAllNames: (count: number) => string;
  showSum: string;
  drawing: string;
  /** Shown if the browser refuses to draw. */
  refused: string;
  share: string;
  shareFailed: string;
  download: string;
  alternative: (facts: YearPictureFacts) => string;
  picture: {
    title: (year: string) => readonly string[];
    /** `running` is true if the tax year is not over. */
    period: (year: string, running: boolean) => string;
    gifts: string;
    charities: string;
    names: string;
    /** Replaces the names that do not fit. */
    more: (count: number) => string;
    total: string;
  };
}

export interface YearPictureFacts {
  /** E.g. "2026/27". */
  year: string;
  gifts: number;
  charities: number;
  /** Formatted total; undefined if the donor hides it. */
  sum: string | undefined;
  names: readonly string[];
}
