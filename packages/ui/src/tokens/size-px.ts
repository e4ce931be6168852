export const splashLogo = 120;
export const splashRing = 160;
/** 12 units of 4 px. */
export const headerLogo = 48;
export const qrCode = 180;
export const qrCodeInDialog = 200;
export const lazyLoadMargin = 300;
export const headerScrollThreshold = 20;
export const headerLinkLift = 2;
export const toastWidth = 356;
export const toastSwipeThreshold = 20;
export const contentWidth = 1200;
export const touchTarget = 44;
