/** The words of the button that unfolds a long table. */
export interface UnfoldingCopy {
  /** Shows all rows. */
  showAll: (count: number) => string;
  /** Shows the next rows of a very long table. Default `Show 200 more`. */
  showMore?: ((count: number) => string) | undefined;
  /** Hides all but the first rows again. Default `Show fewer`. */
  showFewer?: string | undefined;
}
