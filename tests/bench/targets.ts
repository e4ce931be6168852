/** What is aimed at, on medians. */
export const targets = {
  /** `/` without its splash; times in ms, weights in kB. */
  home: {
    lcp: { simulated: 1500, applied: 1600 },
    fcp: 900,
    tbt: 50,
    cls: 0.01,
    script: 100,
    /** Everything but films. */
    all: 180,
  },
  /** Each category of every indexable page. */
  score: 100,
  /** Slowest interaction at a quarter of this machine's speed, in ms. */
  interaction: 100,
} as const;
