/** The guidance shown above a component's props. */
export interface Notes {
  use: string;
  /** When to use something else, and what. */
  not: string;
  /** What it does for assistive technology, and what it leaves to the caller. */
  accessibility: string;
}
