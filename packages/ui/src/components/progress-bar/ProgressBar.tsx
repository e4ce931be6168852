import { inlineVars } from '../../styles/inline-vars';
import { bar, fill, fractionVar } from './ProgressBar.css';

export interface ProgressBarProps {
  /** Names what progresses. */
  label: string;
  /** How far it is: the step, counted from 1. Kept between 0 and `max`. */
  value: number;
  /** Where it ends. */
  max: number;
  /** How far it is, in words. Default `Step 2 of 7`. */
  valueText?: string | undefined;
}

/** How far something is: the width is value over max (docs/behaviour.md 3.12). Not for waiting without an end. */
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
