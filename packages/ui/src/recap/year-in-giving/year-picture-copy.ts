/** The words of the tool that makes the picture. Amounts come in ready to read. */
export interface YearPictureCopy {
  /** Names the choice of charities. */
  names: string;
  /** Below it: what is drawn unless somebody chooses. */
  namesHint: string;
  /** Words of the button that lists all charities. */
  showAllNames: (count: number) => string;
  /** Label of the box that shows the sum. */
  showSum: string;
  /** Words of the button that shares. Default `Share`. */
  share?: string | undefined;
  /** Words of the button that downloads the picture. Default `Download PNG`. */
  download?: string | undefined;
  /** While the picture is drawn. */
  drawing: string;
  /** Where the browser refuses to draw. */
  refused: string;
  /** Where sharing did not work. */
  shareFailed: string;
  /** What the picture says, for those who do not see it. */
  alternative: (facts: YearPictureFacts) => string;
  /** The words in the picture. */
  picture: {
    /** Head, a line each. */
    title: (year: string) => readonly string[];
    /** Head of the receipt. `running`: the year is not over. */
    period: (year: string, running: boolean) => string;
    /** Label of the number of gifts. */
    gifts: string;
    /** Label of the number of charities. */
    charities: string;
    /** Above the charities that are named. */
    names: string;
    /** In place of those that have no room. */
    more: (count: number) => string;
    /** Label of the sum. */
    total: string;
  };
}

/** What a picture says. */
export interface YearPictureFacts {
  /** The tax year, "2026/27". */
  year: string;
  /** How many gifts. */
  gifts: number;
  /** To how many charities. */
  charities: number;
  /** What they received, ready to read; undefined where the donor does not show it. */
  sum: string | undefined;
  /** Charities that the donor named. */
  names: readonly string[];
}
