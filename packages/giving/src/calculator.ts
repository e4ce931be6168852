/** The likely case (docs/behaviour.md 11.1). */
export const calculatorAssumptions = {
  /** Percentage of donors who use the app. */
  sharePercent: 10,
  /** What each of them raises a month, in pence. */
  monthlyPence: 2000,
  monthsAYear: 12,
} as const;

/** What a cautious and a hopeful treasurer would assume. £8 a month is just below the campaign's £100 a year. */
export const calculatorRange = {
  low: { sharePercent: 5, monthlyPence: 800 },
  high: { sharePercent: 15, monthlyPence: 3000 },
} as const;

type Assumptions = { sharePercent: number; monthlyPence: number };

declare const counted: unique symbol;

/** A positive whole number, small enough to calculate with exactly. */
export type Donors = number & { readonly [counted]: true };

export interface DonationEstimate {
  donors: Donors;
  monthlyPence: number;
  yearlyPence: number;
}

const number = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;

function parseNumber(entry: string): number {
  const typed = entry.trim();
  return number.test(typed) ? Number(typed.replaceAll(',', '')) : Number.NaN;
}

/** Whether the button is enabled (docs/behaviour.md 7). */
export function canCalculate(entry: string): boolean {
  return parseNumber(entry) > 0;
}

/** `fraction` means: not a whole number above 0. */
export function parseDonors(
  entry: string,
): { ok: true; donors: Donors } | { ok: false; reason: 'fraction' | 'tooMany' } {
  const donors = parseNumber(entry) as Donors;
  if (donors > 0 && !Number.isSafeInteger(estimate(donors).yearlyPence))
    return { ok: false, reason: 'tooMany' };
  if (!(donors > 0) || !Number.isInteger(donors)) return { ok: false, reason: 'fraction' };
  return { ok: true, donors };
}

/** Rounds the monthly amount to whole pounds (docs/behaviour.md 11.1). */
export function estimate(donors: Donors): DonationEstimate {
  const monthlyPence = wholePounds(donors, calculatorAssumptions);
  return { donors, monthlyPence, yearlyPence: monthlyPence * calculatorAssumptions.monthsAYear };
}

/** A year in pence, rounded to whole pounds. */
export function yearlyPence(donors: Donors, assumptions: Assumptions): number {
  return wholePounds(donors * calculatorAssumptions.monthsAYear, assumptions);
}

function wholePounds(donors: number, { sharePercent, monthlyPence }: Assumptions): number {
  return Math.round((donors * sharePercent * monthlyPence) / 10_000) * 100;
}
