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
