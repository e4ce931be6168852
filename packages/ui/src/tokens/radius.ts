export const radius = {
  small: '4px',
  control: '8px',
  card: '20px',
  round: '999px',
} as const;
