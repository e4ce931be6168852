/**
 * The maximum weight of a page's first load, in kB (1000 bytes) of brotli 11: the current weight rounded up,
 * because it differs a little between machines. `scrolledScript` also includes what the first scroll loads on
 * a desktop: the QR code and the charity search.
 */
export const budgets = {
  home: { script: 95, style: 9.6, scrolledScript: 141 },
  others: { script: 115, style: 9.6 },
} as const;
