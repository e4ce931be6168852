/**
 * Most that the first load of a page may weigh, in kB (1000 bytes) of brotli 11. The home page has
 * 100 for its scripts, and 2 in exchange for a regular expression that rewrote the icons' code.
 * `scrolledScript` is that and what the first scroll fetches.
 */
export const budgets = {
  home: { script: 102, style: 9, scrolledScript: 140 },
  others: { script: 120, style: 9 },
} as const;
