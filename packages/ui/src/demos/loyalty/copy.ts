/** The words of the loyalty demo. Amounts come in ready to read. */
export interface LoyaltyCopy {
  /** Name of the whole demo. */
  label: string;
  points: {
    heading: string;
    sliderLabel: string;
    /** "2,000 points". */
    value: (points: string) => string;
    /** Stands above the pounds: "become". */
    worth: string;
    rate: string;
  };
  charity: {
    heading: string;
    label: string;
    hint: string;
    summary: (points: string, pounds: string, charity: string) => string;
  };
  thanks: {
    heading: string;
    /** `children` is floor(points / 500). */
    text: (pounds: string, charity: string, children: number) => string;
    small: string;
  };
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
