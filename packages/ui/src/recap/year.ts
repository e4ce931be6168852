import { byCharity, type Gift, type Share, type TaxYear, taxYearOf, totalPence } from './gift';

const ukDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * The day in the UK, `YYYY-MM-DD`: tax years change at its midnight, which in summer time is 23:00 of
 * the day before elsewhere.
 */
export function dayInUk(moment: Date): string {
  const parts = new Map(ukDay.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

/** The calendar years in which something was given, newest first. */
export function calendarYearsOf(gifts: readonly Gift[]): number[] {
  return [...new Set(gifts.map(calendarYearOf))].sort((a, b) => b - a);
}

/** What one calendar year came to. Amounts are whole pence. */
export interface YearTotals {
  /** The year. */
  year: number;
  /** How many gifts there were. */
  gifts: number;
  /** What charities received. */
  pence: number;
  /** The same by charity, largest first. */
  charities: Share[];
}

/** Adds up the gifts of one calendar year. */
export function totalsOfYear(gifts: readonly Gift[], year: number): YearTotals {
  const ofYear = gifts.filter((gift) => calendarYearOf(gift) === year);
  return {
    year,
    gifts: ofYear.length,
    pence: totalPence(ofYear),
    charities: byCharity(ofYear),
  };
}

/**
 * The calendar year to look back on: the newest with a gift. In January it is the year before, where
 * that has one. Undefined without gifts.
 */
export function yearToLookBackOn(gifts: readonly Gift[], today: string): number | undefined {
  const years = calendarYearsOf(gifts);
  const before = Number(today.slice(0, 4)) - 1;
  return today.slice(5, 7) === '01' && years.includes(before) ? before : years[0];
}

/** The tax year that a return is about: the one that ended last, where it is among `taxYears`; else the newest. */
export function taxYearForReturn(taxYears: readonly TaxYear[], today: string): TaxYear {
  const ended = taxYearOf(today) - 1;
  return taxYears.includes(ended) ? ended : (taxYears[0] ?? ended);
}

/** A charity that a donor gave to. */
export interface GivenCharity extends Share {
  /** Day of the last gift, `YYYY-MM-DD`. */
  lastGivenOn: string;
}

/** Every charity that received something, the one of the last gift first. */
export function charitiesByLastGift(gifts: readonly Gift[]): GivenCharity[] {
  const last = new Map<string, string>();
  for (const { charity, givenOn } of gifts) {
    if (givenOn > (last.get(charity) ?? '')) last.set(charity, givenOn);
  }
  return byCharity(gifts)
    .map((share) => ({ ...share, lastGivenOn: last.get(share.label) ?? '' }))
    .sort((a, b) => b.lastGivenOn.localeCompare(a.lastGivenOn));
}

function calendarYearOf({ givenOn }: Gift): number {
  return Number(givenOn.slice(0, 4));
}
