/**
 * Most that the first load of a page may weigh, in kB (1000 bytes) of brotli 11: what is reached, with
 * 0.1 kB of room. `scrolledScript` is that and all that the first scroll fetches on a desktop, where the QR
 * code comes with what draws it, and the charity search too.
 */
export const budgets = {
  home: { script: 94.4, style: 9.4, scrolledScript: 139.8 },
  others: { script: 114.2, style: 9.4 },
} as const;
