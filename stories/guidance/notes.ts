/** What the documentation of a component says beside its props. */
export interface Notes {
  /** The situation that it is made for. */
  use: string;
  /** Where something else serves better, and what. */
  not: string;
  /** What it does for people with assistive technology, and what is left to its user. */
  accessibility: string;
}
