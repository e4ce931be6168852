/** The texts of `UnfoldButton`. */
export interface UnfoldingCopy {
  /** The button that shows all rows. */
  showAll: (count: number) => string;
  /** The button that shows the next rows of a very long table. Default `Show 200 more`. */
  showMore?: ((count: number) => string) | undefined;
  /** The button that collapses the table again. Default `Show fewer`. */
  showFewer?: string | undefined;
}
