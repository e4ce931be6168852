/** The service decides which passwords are valid (docs/behaviour.md 7). */
export type PasswordStrength = 'short' | 'fair' | 'good';

/** Judges mainly by length, as the NCSC advises. */
export function passwordStrength(password: string): PasswordStrength {
  const distinct = new Set(password).size;
  if (password.length < 8 || distinct < 4) return 'short';
  return password.length >= 12 && distinct >= 6 ? 'good' : 'fair';
}
