/**
 * The maximum weight of a page's first load, in kB (1000 bytes) with brotli level 11. It is the weight when
 * this was written plus about 1 kB, because it differs a little between machines. `scrolledScript` also
 * includes what the first scroll loads on a desktop: the QR code and the charity search.
 */
export const budgets = {
  home: { script: 90, style: 9.6, scrolledScript: 135 },
  others: { script: 109, style: 9.6 },
} as const;
