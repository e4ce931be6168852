/** In characters. The service also refuses common passwords (docs/behaviour.md 7). */
export const minPasswordLength = 8;

export type PasswordStrength = 'short' | 'fair' | 'good';

/** Judges mainly by length, as the NCSC advises. */
export function passwordStrength(password: string): PasswordStrength {
  const distinct = new Set(password).size;
  if (password.length < minPasswordLength || distinct < 4) return 'short';
  return password.length >= 12 && distinct >= 6 ? 'good' : 'fair';
}
