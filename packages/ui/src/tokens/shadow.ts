export const shadow = {
  raised: '0 1px 2px rgb(6 64 43 / 0.08), 0 4px 12px rgb(6 64 43 / 0.07)',
  floating: '0 2px 4px rgb(6 64 43 / 0.10), 0 16px 40px rgb(6 64 43 / 0.16)',
} as const;
