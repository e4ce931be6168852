/** What the estimate assumes (docs/behaviour.md 11.1). */
export const calculatorAssumptions = {
  /** Share of donors who shop with the app, in percent. */
  sharePercent: 10,
  /** What one of them raises a month, in pence. */
  monthlyPence: 2000,
  monthsAYear: 12,
} as const;

declare const counted: unique symbol;

/** A number of donors that was counted: a positive whole number, and small enough to calculate with. */
export type Donors = number & { readonly [counted]: true };

/** What a charity's donors could raise, in pence. */
export interface DonationEstimate {
  /** The donors that it is made for. */
  donors: Donors;
  /** What they raise a month. */
  monthlyPence: number;
  /** What they raise a year. */
  yearlyPence: number;
}

const number = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;

/** The number that was typed, with or without thousands separators; `NaN` if it is none. */
function parseNumber(entry: string): number {
  const typed = entry.trim();
  return number.test(typed) ? Number(typed.replaceAll(',', '')) : Number.NaN;
}

/** Whether the button may be pressed: the entry is a number greater than 0 (docs/behaviour.md 7). */
export function canCalculate(entry: string): boolean {
  return parseNumber(entry) > 0;
}

/** Why a number that may be pressed with gives no estimate. */
export type DonorsProblem = 'fraction' | 'tooMany';

/** The donors behind an entry: a positive whole number, or what is wrong with it. */
export function parseDonors(
  entry: string,
): { ok: true; donors: Donors } | { ok: false; reason: DonorsProblem } {
  const donors = parseNumber(entry) as Donors;
  if (donors > 0 && !Number.isSafeInteger(estimate(donors).yearlyPence))
    return { ok: false, reason: 'tooMany' };
  if (!(donors > 0) || !Number.isInteger(donors)) return { ok: false, reason: 'fraction' };
  return { ok: true, donors };
}

/** monthly = round(donors x 10% x £20); yearly = monthly x 12 (docs/behaviour.md 11.1). Rounded to whole pounds. */
export function estimate(donors: Donors): DonationEstimate {
  const { sharePercent, monthlyPence, monthsAYear } = calculatorAssumptions;
  const monthly = Math.round((donors * sharePercent * monthlyPence) / 10_000) * 100;
  return { donors, monthlyPence: monthly, yearlyPence: monthly * monthsAYear };
}
