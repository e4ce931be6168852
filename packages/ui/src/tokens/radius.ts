/** Corner radii: 8 for controls, 20 for cards, 40 for the phone. */
export const radius = {
  small: '4px',
  control: '8px',
  card: '20px',
  phone: '40px',
  round: '999px',
} as const;
