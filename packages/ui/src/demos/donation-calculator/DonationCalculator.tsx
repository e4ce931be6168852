'use client';

import {
  canCalculate,
  type DonationEstimate,
  estimate,
  parseDonors,
} from '@tuppence/giving/calculator';
import { formatCount, formatPounds } from '@tuppence/giving/money';
import { type FormEvent, type KeyboardEvent, startTransition, useState } from 'react';
import { ReceiptPrinter } from '../../brand/receipt/ReceiptPrinter';
import { Button } from '../../components/button/Button';
import { FormFields } from '../../components/form-fields/FormFields';
import { TextField } from '../../components/text-field/TextField';
import { VisuallyHidden } from '../../components/visually-hidden/VisuallyHidden';
import { CalculatorReceipt, type CalculatorReceiptCopy } from './CalculatorReceipt';
import { calculator, keys } from './DonationCalculator.css';

export interface CalculatorCopy extends CalculatorReceiptCopy {
  donorsLabel: string;
  donorsHint: string;
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

  /** Sent while empty. */
  const [asked, setAsked] = useState(false);

  const ready = canCalculate(entry);
  const parsed = parseDonors(entry);
  const problem = parsed.ok || !(asked || entry.trim()) ? undefined : parsed.reason;

  function calculate(event: FormEvent) {
    event.preventDefault();
    setAsked(!parsed.ok);
    if (!parsed.ok) return;
    // A transition lets the browser show the press first.
    startTransition(() => {
      setResult(estimate(parsed.donors));
      setPrinted((count) => count + 1);
    });
  }

  /** A browser sends no form whose button is disabled. */
  function sendByEnter({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
    const sent = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    if (key === 'Enter' && !ready) currentTarget.form?.dispatchEvent(sent);
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
            onKeyDown={sendByEnter}
            onChange={(event) => {
              setEntry(event.target.value);
              setResult(undefined);
              setAsked(false);
            }}
          />
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
