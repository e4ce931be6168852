import { byCharity, type Gift, type Share } from './gift';

const ukDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** `YYYY-MM-DD`. Tax years change at midnight UK time. */
export function dayInUk(moment: Date): string {
  const parts = new Map(ukDay.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

export interface GivenCharity extends Share {
  /** `YYYY-MM-DD`. */
  lastGivenOn: string;
}

/** Most recent gift first. */
export function charitiesByLastGift(gifts: readonly Gift[]): GivenCharity[] {
  const last = new Map<string, string>();
  for (const { charity, givenOn } of gifts) {
    if (givenOn > (last.get(charity) ?? '')) last.set(charity, givenOn);
  }
  return byCharity(gifts)
    .map((share) => ({ ...share, lastGivenOn: last.get(share.label) ?? '' }))
    .sort((a, b) => b.lastGivenOn.localeCompare(a.lastGivenOn));
}
