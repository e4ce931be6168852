/**
 * The maximum weight of a page's first load, in kB (1000 bytes) of brotli 11: the current weight plus 0.1
 * kB. `scrolledScript` also includes what the first scroll loads on a desktop: the QR code and the charity
 * search.
 */
export const budgets = {
  home: { script: 94.4, style: 9.4, scrolledScript: 139.8 },
  others: { script: 114.2, style: 9.4 },
} as const;
