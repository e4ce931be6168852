import { hint, step, track } from './PasswordStrengthHint.css';
import { type PasswordStrength, passwordStrength } from './password-strength';

const steps = { short: 1, fair: 2, good: 3 } as const;

/** What is said of each strength. */
export type PasswordStrengthCopy = Readonly<Record<PasswordStrength, string>>;

export interface PasswordStrengthHintProps {
  /** The words. */
  copy: PasswordStrengthCopy;
  /** What is typed. Nothing shows while it is empty. */
  password: string;
}

/** Says how strong a new password is, in words and as a bar. It never blocks. */
export function PasswordStrengthHint({ copy, password }: PasswordStrengthHintProps) {
  if (password === '') return null;
  const strength = passwordStrength(password);
  return (
    <span className={hint}>
      <span className={track} aria-hidden>
        {[1, 2, 3].map((position) => (
          <span key={position} className={step({ reached: position <= steps[strength] })} />
        ))}
      </span>
      {copy[strength]}
    </span>
  );
}
