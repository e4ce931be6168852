/** The guidance shown below a component's props. */
export interface Notes {
  /** Shown under "Do": when to use it. */
  use: string;
  /** Shown under "Don’t": when not to use it, and what to use instead. */
  not: string;
  /** What it does for assistive technology, and what it leaves to the caller. */
  accessibility: string;
}
