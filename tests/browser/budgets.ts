/**
 * Most that the first load of a page may weigh, in kB (1000 bytes) of brotli 11. The home page has
 * 100 for its scripts, and 2.2 in exchange for a regular expression that rewrote the icons' code.
 * `scrolledScript` is that and all that the first scroll fetches on a desktop, where the QR code comes with
 * what draws it; the codes of invitations and a visitor's own receipt took it from 140 to 142. The others
 * went from 120 and 9 for names that come back after a page is loaded again, and for paper, forced
 * colours and low windows.
 */
export const budgets = {
  home: { script: 102.2, style: 9, scrolledScript: 142 },
  others: { script: 120.5, style: 9.2 },
} as const;
