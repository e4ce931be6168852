export interface Charity {
  id: string;
  name: string;
  /** A few words that tell similar charities apart. */
  cause?: string | undefined;
}
