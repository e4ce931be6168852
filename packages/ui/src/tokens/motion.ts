/** Every timing of the specification (§2, §4, §9), in milliseconds, and the house's own. */
export const durationMs = {
  splash: 2500,
  splashFadeOut: 700,
  contentFadeIn: 500,
  splashRingTurn: 2500,
  imageFade: 300,
  scrollToHashDelay: 100,
  preloadDelay: 2000,
  copied: 2000,
  copyToast: 3000,
  greeting: 2000,
  videoAutoplayDelay: 50,
  videoPreloadTimeout: 5000,
  toastRemoval: 3000,
  toastDisplay: 4000,
  stackingToastRemoval: 200,
  navigationMenuHover: 200,
  navigationMenuSkip: 300,
  navigationMenuClose: 150,
  tooltipOpenDelay: 700,
  /** Hover and press of a control. */
  quick: 150,
  /** Entry of an overlay. */
  overlay: 220,
  /** One printed line of a receipt. */
  receiptLine: 220,
  /** A figure that counts up once. */
  countUp: 1200,
} as const;

export const easing = {
  out: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  inOut: 'cubic-bezier(0.6, 0, 0.3, 1)',
} as const;
