export const splash = 2500;
export const splashFadeOut = 700;
export const contentFadeIn = 500;
export const splashRingTurn = 2500;
export const imageFade = 300;
export const scrollToHashDelay = 100;
export const preloadDelay = 2000;
export const copied = 2000;
export const copyToast = 3000;
export const greeting = 2000;
export const videoAutoplayDelay = 50;
export const videoPreloadTimeout = 5000;
export const toastRemoval = 3000;
export const toastDisplay = 4000;
export const stackingToastRemoval = 200;
export const tooltipOpenDelay = 700;
/** Hover and press of a control, small overlays, and closing. */
export const quick = 150;
/** A dialog or a toast opening. */
export const overlay = 220;
/** Printing one line of a receipt. */
export const receiptLine = 220;
