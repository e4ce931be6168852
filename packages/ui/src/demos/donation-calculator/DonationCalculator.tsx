'use client';

import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../components/button';
import { FormFields } from '../../components/form-fields';
import { Text } from '../../components/text';
import { TextField } from '../../components/text-field';
import { VisuallyHidden } from '../../components/visually-hidden';
import { formatCount, formatPounds } from '../money';
import { CalculatorReceipt, type CalculatorReceiptCopy } from './CalculatorReceipt';
import { canCalculate, type DonationEstimate, estimate, parseDonors } from './calculate';
import { calculator, keys, paper, printer, printerSlot, why } from './DonationCalculator.css';

/** The words of the calculator. */
export interface CalculatorCopy extends CalculatorReceiptCopy {
  /** Names the field. */
  donorsLabel: string;
  /** Help at the field. */
  donorsHint: string;
  /** Why the button cannot be pressed yet. */
  needsNumber: string;
  /** A whole number is required; 12.5 is an error. */
  notWhole: string;
  /** More than can be counted exactly. */
  tooMany: string;
  /** What is assumed, in one sentence. Leave it out where the page says so beside; the receipt lists it anyway. */
  assumption?: string | undefined;
  /** The result as one sentence, for assistive technology. */
  announce: (donors: string, monthly: string, yearly: string) => string;
}

export interface DonationCalculatorProps {
  /** The words. */
  copy: CalculatorCopy;
  /** Words of the button. Default `Calculate`. */
  calculateLabel?: string | undefined;
  /** An estimate was made. Amounts in pence. */
  onCalculate?: ((result: DonationEstimate) => void) | undefined;
}

/**
 * What a charity's donors could raise (docs/behaviour.md 3.3, 7 and 11.1). The button waits for a number above 0; it
 * calculates for positive whole numbers only, when pressed, and prints the result with its
 * assumptions on a receipt. The result goes as soon as the number changes.
 */
export function DonationCalculator({
  copy,
  calculateLabel = 'Calculate',
  onCalculate,
}: DonationCalculatorProps) {
  const [entry, setEntry] = useState('');
  const [error, setError] = useState<string>();
  const [result, setResult] = useState<DonationEstimate>();
  const [printed, setPrinted] = useState(0);

  const needsNumberId = useId();
  const ready = canCalculate(entry);

  function calculate(event: FormEvent) {
    event.preventDefault();
    if (!ready) return;
    const parsed = parseDonors(entry);
    if (!parsed.ok) {
      setError(parsed.reason === 'tooMany' ? copy.tooMany : copy.notWhole);
      return;
    }
    const made = estimate(parsed.donors);
    setError(undefined);
    setResult(made);
    setPrinted((count) => count + 1);
    onCalculate?.(made);
  }

  return (
    <div className={calculator}>
      <form className={keys} data-surface="card" onSubmit={calculate} noValidate>
        <FormFields>
          <TextField
            label={copy.donorsLabel}
            hint={copy.donorsHint}
            error={error}
            fieldSize="large"
            figures
            inputMode="numeric"
            autoComplete="off"
            value={entry}
            aria-describedby={ready ? undefined : needsNumberId}
            onChange={(event) => {
              setEntry(event.target.value);
              setError(undefined);
              setResult(undefined);
            }}
          />
          <p id={needsNumberId} className={why({ needed: !ready })}>
            {copy.needsNumber}
          </p>
          <Button type="submit" size="large" disabled={!ready}>
            {calculateLabel}
          </Button>
          {copy.assumption ? (
            <Text size="small" tone="muted">
              {copy.assumption}
            </Text>
          ) : null}
        </FormFields>
      </form>
      <div className={printer}>
        <div className={printerSlot}>
          <div key={printed} className={paper} {...(result ? { 'data-fed': '' } : {})}>
            <CalculatorReceipt copy={copy} result={result} />
          </div>
        </div>
      </div>
      <VisuallyHidden>
        <span role="status">
          {result
            ? copy.announce(
                formatCount(result.donors),
                formatPounds(result.monthlyPence),
                formatPounds(result.yearlyPence),
              )
            : null}
        </span>
      </VisuallyHidden>
    </div>
  );
}
