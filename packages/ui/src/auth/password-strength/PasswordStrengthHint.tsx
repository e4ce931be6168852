import { hint, step, track } from './PasswordStrengthHint.css';
import { passwordStrength } from './password-strength';

const words = {
  short: 'Short. Three random words are easy to remember.',
  fair: 'Fair. A few more letters would make it good.',
  good: 'Good and long.',
} as const;

const steps = { short: 1, fair: 2, good: 3 } as const;

export interface PasswordStrengthHintProps {
  /** What is typed. Nothing shows while it is empty. */
  password: string;
}

/** Says how strong a new password is, in words and as a bar. It never blocks. */
export function PasswordStrengthHint({ password }: PasswordStrengthHintProps) {
  if (password === '') return null;
  const strength = passwordStrength(password);
  return (
    <span className={hint}>
      <span className={track} aria-hidden>
        {[1, 2, 3].map((position) => (
          <span key={position} className={step({ reached: position <= steps[strength] })} />
        ))}
      </span>
      {words[strength]}
    </span>
  );
}
