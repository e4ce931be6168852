import { inlineVars } from '../../styles/inline-vars';
import { bar, fill, fractionVar } from './ProgressBar.css';

export interface ProgressBarProps {
  /** Accessible name. */
  label: string;
  /** The current step, from 1. Clamped between 0 and `max`. */
  value: number;
  max: number;
  /** Text for assistive technology. Default `Step 2 of 7`. */
  valueText?: string | undefined;
}

/**
 * Progress through known steps: the filled width is `value` divided by `max` (docs/behaviour.md
 * 3.12). Not for waits of unknown length.
 */
export function ProgressBar({ label, value, max, valueText }: ProgressBarProps) {
  const reached = Math.min(Math.max(value, 0), max);
  const fraction = max > 0 ? reached / max : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={reached}
      aria-valuetext={valueText ?? `Step ${reached} of ${max}`}
      className={bar}
    >
      <div className={fill} style={inlineVars({ [fractionVar]: `${fraction * 100}%` })} />
    </div>
  );
}
