import { digits, display, displayName, lamp, lamps } from './CheckoutDisplay.css';

interface CheckoutDisplayProps {
  /** What the figure is: the step's name. */
  name: string;
  step: number;
  steps: number;
  /** The amount, ready to read. */
  figure: string;
}

/** The display above the steps: what is due, and one lamp for each step. Hidden from assistive technology, because heading and receipt say the same. */
export function CheckoutDisplay({ name, step, steps, figure }: CheckoutDisplayProps) {
  return (
    <div className={display} aria-hidden>
      <span className={displayName}>{name}</span>
      <span className={lamps}>
        {Array.from({ length: steps }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the lamps never change places.
            key={index}
            className={lamp}
            {...(index < step ? { 'data-lit': '' } : {})}
          />
        ))}
      </span>
      <span className={digits}>{figure}</span>
    </div>
  );
}
