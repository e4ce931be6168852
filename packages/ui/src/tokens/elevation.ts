export const shadow = {
  raised: '0 1px 2px rgb(6 64 43 / 0.08), 0 4px 12px rgb(6 64 43 / 0.07)',
  floating: '0 2px 4px rgb(6 64 43 / 0.10), 0 16px 40px rgb(6 64 43 / 0.16)',
} as const;

/** Stacking order, lowest first. */
export const zIndex = {
  raised: '1',
  stickyBar: '10',
  header: '20',
  menu: '30',
  dialog: '40',
  tooltip: '45',
  toast: '50',
  splash: '60',
} as const;
