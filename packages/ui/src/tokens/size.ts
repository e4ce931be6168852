/** Fixed sizes of the specification (§2, §9), in CSS pixels. */
export const sizePx = {
  splashLogo: 120,
  splashRing: 160,
  /** 12 units of 4 px. */
  headerLogo: 48,
  qrCode: 180,
  qrCodeInDialog: 200,
  lazyLoadMargin: 300,
  headerScrollThreshold: 20,
  headerLinkLift: 2,
  toastWidth: 356,
  toastSwipeThreshold: 20,
  contentWidth: 1200,
  touchTarget: 44,
} as const;
