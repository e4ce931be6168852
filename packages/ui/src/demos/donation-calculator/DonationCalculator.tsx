'use client';

import {
  canCalculate,
  type DonationEstimate,
  estimate,
  parseDonors,
} from '@tuppence/giving/calculator';
import { formatCount, formatPounds } from '@tuppence/giving/money';
import { type FormEvent, useId, useState } from 'react';
import { ReceiptPrinter } from '../../brand/receipt/ReceiptPrinter';
import { Button } from '../../components/button/Button';
import { FormFields } from '../../components/form-fields/FormFields';
import { TextField } from '../../components/text-field/TextField';
import { VisuallyHidden } from '../../components/visually-hidden/VisuallyHidden';
import { CalculatorReceipt, type CalculatorReceiptCopy } from './CalculatorReceipt';
import { calculator, keys, why } from './DonationCalculator.css';

export interface CalculatorCopy extends CalculatorReceiptCopy {
  donorsLabel: string;
  donorsHint: string;
  /** Why the button is disabled. */
  needsNumber: string;
  notWhole: string;
  tooMany: string;
  calculate: string;
  /** For screen readers. */
  announce: (donors: string, monthly: string, yearly: string) => string;
}

export interface DonationCalculatorProps {
  copy: CalculatorCopy;
}

/** Estimates what a charity's donors could raise (docs/behaviour.md 6.9). */
export function DonationCalculator({ copy }: DonationCalculatorProps) {
  const [entry, setEntry] = useState('');
  const [result, setResult] = useState<DonationEstimate>();
  const [printed, setPrinted] = useState(0);

  const needsNumberId = useId();
  const ready = canCalculate(entry);
  const needed = entry.trim() !== '' && !ready;
  const parsed = parseDonors(entry);
  const problem = !ready || parsed.ok ? undefined : parsed.reason;

  function calculate(event: FormEvent) {
    event.preventDefault();
    if (!parsed.ok) return;
    setResult(estimate(parsed.donors));
    setPrinted((count) => count + 1);
  }

  return (
    <div className={calculator}>
      <form className={keys} data-surface="raised" onSubmit={calculate} noValidate>
        <FormFields>
          <TextField
            name="donors"
            label={copy.donorsLabel}
            description={copy.donorsHint}
            error={problem && (problem === 'tooMany' ? copy.tooMany : copy.notWhole)}
            size="large"
            figures
            inputMode="numeric"
            autoComplete="off"
            value={entry}
            invalid={needed}
            aria-describedby={needed ? needsNumberId : undefined}
            onChange={(event) => {
              setEntry(event.target.value);
              setResult(undefined);
            }}
          />
          <p id={needsNumberId} className={why({ needed })}>
            {copy.needsNumber}
          </p>
          <Button type="submit" size="large" disabled={!ready}>
            {copy.calculate}
          </Button>
        </FormFields>
      </form>
      <ReceiptPrinter size="small" fed={result && 'whole'} print={printed}>
        <CalculatorReceipt copy={copy} result={result} />
      </ReceiptPrinter>
      <VisuallyHidden role="status">
        {result
          ? copy.announce(
              formatCount(result.donors),
              formatPounds(result.monthlyPence),
              formatPounds(result.yearlyPence),
            )
          : null}
      </VisuallyHidden>
    </div>
  );
}
