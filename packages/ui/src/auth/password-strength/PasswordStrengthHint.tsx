'use client';

import { VisuallyHidden } from '../../components/visually-hidden/VisuallyHidden';
import { useSettled } from '../../hooks/use-settled';
import { hint, step, track } from './PasswordStrengthHint.css';
import { type PasswordStrength, passwordStrength } from './password-strength';

const steps = { short: 1, fair: 2, good: 3 } as const;

export type PasswordStrengthCopy = Readonly<Record<PasswordStrength, string>>;

export interface PasswordStrengthHintProps {
  copy: PasswordStrengthCopy;
  /** What was typed so far. */
  password: string;
}

/** Shows how strong a new password is. It never blocks the form. */
export function PasswordStrengthHint({ copy, password }: PasswordStrengthHintProps) {
  const strength = passwordStrength(password);
  const words = password === '' ? '' : copy[strength];
  const status = <VisuallyHidden role="status">{useSettled(words)}</VisuallyHidden>;
  if (!words) return status;
  return (
    <span className={hint}>
      {status}
      <span className={track} aria-hidden>
        {[1, 2, 3].map((position) => (
          <span key={position} className={step({ reached: position <= steps[strength] })} />
        ))}
      </span>
      <span aria-hidden>{words}</span>
    </span>
  );
}
