/** The guidance shown below a component's props. */
export interface Notes {
  /** Shown under "Do": when to use the component. */
  use: string;
  /** Shown under "Don’t": when not to use the component, and what to use instead. */
  not: string;
  /** What the component does for assistive technology, and what it leaves to the caller. */
  accessibility: string;
}
