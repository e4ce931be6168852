export interface Notes {
  /** Shown under "Do". */
  use: string;
  /** Shown under "Don’t": when not to use it, and what to use instead. */
  not: string;
  /** What it does for assistive technology, and what the caller must do. */
  accessibility: string;
}
