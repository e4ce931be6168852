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
  /** Who could be helped, in the terms of the charity: "4 children". `count` is floor(points / 500). */
  helped: (count: number, charityId: string) => string;
  /** Step 3. */
  thanks: {
    heading: string;
    /** `helped` is what `helped` of this copy says. */
    text: (pounds: string, charity: string, helped: string) => string;
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
    total: (charity: string) => string;
    footer: string;
  };
}
