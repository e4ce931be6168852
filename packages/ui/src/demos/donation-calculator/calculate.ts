export const calculatorAssumptions = {
  /** Percentage of donors who use the app. */
  sharePercent: 10,
  /** What each of them raises a month, in pence. */
  monthlyPence: 2000,
  monthsAYear: 12,
} as const;

declare const counted: unique symbol;

/** A valid number of donors: a positive whole number small enough to calculate with exactly. */
export type Donors = number & { readonly [counted]: true };

export interface DonationEstimate {
  donors: Donors;
  monthlyPence: number;
  yearlyPence: number;
}

const number = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;

/** Parses a number with or without thousands separators; `NaN` if it is invalid. */
function parseNumber(entry: string): number {
  const typed = entry.trim();
  return number.test(typed) ? Number(typed.replaceAll(',', '')) : Number.NaN;
}

/** Whether the button is enabled: the entry is a number above 0 (docs/behaviour.md 7). */
export function canCalculate(entry: string): boolean {
  return parseNumber(entry) > 0;
}

/** Parses the number of donors. `fraction`: not a whole number above 0. `tooMany`: too large. */
export function parseDonors(
  entry: string,
): { ok: true; donors: Donors } | { ok: false; reason: 'fraction' | 'tooMany' } {
  const donors = parseNumber(entry) as Donors;
  if (donors > 0 && !Number.isSafeInteger(estimate(donors).yearlyPence))
    return { ok: false, reason: 'tooMany' };
  if (!(donors > 0) || !Number.isInteger(donors)) return { ok: false, reason: 'fraction' };
  return { ok: true, donors };
}

/** Monthly: round(donors x 10% x £20) pounds. Yearly: 12 times that (docs/behaviour.md 11.1). */
export function estimate(donors: Donors): DonationEstimate {
  const { sharePercent, monthlyPence, monthsAYear } = calculatorAssumptions;
  const monthly = Math.round((donors * sharePercent * monthlyPence) / 10_000) * 100;
  return { donors, monthlyPence: monthly, yearlyPence: monthly * monthsAYear };
}
