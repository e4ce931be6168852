export type Gift = {
  id: string;
  /** `YYYY-MM-DD`. */
  givenOn: string;
  charity: string;
  /** What the charity received, before Gift Aid, in whole pence. */
  sharePence: number;
} & (
  | { kind: 'brand_donation'; brand: string; creditPence: number }
  | { kind: 'own_gift'; giftAid: boolean }
);

/** 2026 is the UK tax year from 6 April 2026 to 5 April 2027. */
export type TaxYear = number;

/** `day` is `YYYY-MM-DD`. */
export function taxYearOf(day: string): TaxYear {
  const year = Number(day.slice(0, 4));
  return day.slice(5) >= '04-06' ? year : year - 1;
}

/** Such as "2026/27". */
export function taxYearLabel(taxYear: TaxYear): string {
  return `${taxYear}/${String((taxYear + 1) % 100).padStart(2, '0')}`;
}

/** Newest first. */
export function taxYearsOf(gifts: readonly Gift[]): TaxYear[] {
  return [...new Set(gifts.map((gift) => taxYearOf(gift.givenOn)))].sort((a, b) => b - a);
}

/** In pence, before Gift Aid. */
export function totalPence(gifts: readonly Gift[]): number {
  return gifts.reduce((sum, gift) => sum + gift.sharePence, 0);
}

export interface Share {
  label: string;
  pence: number;
}

/** Largest first. */
export function byCharity(gifts: readonly Gift[]): Share[] {
  const totals = new Map<string, number>();
  for (const { charity, sharePence } of gifts) {
    totals.set(charity, (totals.get(charity) ?? 0) + sharePence);
  }
  return [...totals]
    .map(([label, pence]) => ({ label, pence }))
    .sort((a, b) => b.pence - a.pence || a.label.localeCompare(b.label, 'en-GB'));
}

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });

const monthInEnglish = (month: string) =>
  `${monthName.format(new Date(month))} ${month.slice(0, 4)}`;

/** A tax year has 13 months, because it starts and ends in April. `nameOf` gets `YYYY-MM`. */
export function byMonth(
  gifts: readonly Gift[],
  taxYear: TaxYear,
  today?: string,
  nameOf = monthInEnglish,
): Share[] {
  const ofYear = gifts.filter((gift) => taxYearOf(gift.givenOn) === taxYear);
  return Array.from({ length: 13 }, (_, index) => new Date(Date.UTC(taxYear, 3 + index, 1)))
    .filter((first) => !today || first.toISOString().slice(0, 10) <= today)
    .map((first) => first.toISOString().slice(0, 7))
    .map((month) => ({
      label: nameOf(month),
      pence: totalPence(ofYear.filter((gift) => gift.givenOn.startsWith(month))),
    }));
}
