import { byCharity, type Gift, type Share } from './gift';

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
