/** Amounts are formatted. */
export interface LoyaltyCopy {
  label: string;
  actions: { next: string; confirm: string; back: string; startOver: string };
  points: {
    heading: string;
    sliderLabel: string;
    value: (points: string) => string;
    /** Shown above the pounds, e.g. "become". */
    worth: string;
    rate: string;
  };
  charity: {
    heading: string;
    label: string;
    hint: string;
    summary: (points: string, pounds: string, charity: string) => string;
  };
  /** Who could be helped by this charity, e.g. "4 children". */
  helped: (count: number, charityId: string) => string;
  thanks: {
    heading: string;
    text: (pounds: string, charity: string, helped: string) => string;
    small: string;
  };
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
