/** The words of the loyalty demo. Amounts come in ready to read. */
export interface LoyaltyCopy {
  /** Name of the whole demo. */
  label: string;
  /** Step 1. */
  points: {
    heading: string;
    sliderLabel: string;
    /** "2,000 points". */
    value: (points: string) => string;
    /** Stands above the pounds: "become". */
    worth: string;
    rate: string;
  };
  /** Step 2. */
  charity: {
    heading: string;
    label: string;
    hint: string;
    summary: (points: string, pounds: string, charity: string) => string;
  };
  /** Step 3. */
  thanks: {
    heading: string;
    /** `children` is floor(points / 500). */
    text: (pounds: string, charity: string, children: number) => string;
    small: string;
  };
  /** The receipt at the end. */
  receipt: {
    label: string;
    title: string;
    points: string;
    rate: string;
    rateValue: string;
    impact: string;
    impactValue: (children: number) => string;
    total: (charity: string) => string;
    footer: string;
  };
}
