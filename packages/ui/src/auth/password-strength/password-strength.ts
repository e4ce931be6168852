/**
 * How well a password resists guessing. A hint: the service's own rule decides (docs/behaviour.md 7 sets
 * none).
 */
export type PasswordStrength = 'short' | 'fair' | 'good';

/** Judges by length, as the NCSC advises: three random words are long, and long is what counts. */
export function passwordStrength(password: string): PasswordStrength {
  const distinct = new Set(password).size;
  if (password.length < 8 || distinct < 4) return 'short';
  return password.length >= 12 && distinct >= 6 ? 'good' : 'fair';
}
