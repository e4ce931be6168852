/** Corner radii: 8 for controls, 20 for cards. */
export const radius = {
  small: '4px',
  control: '8px',
  card: '20px',
  round: '999px',
} as const;
