import { csvRows } from '@tuppence/giving/csv-rows';
import { asScheduled, exampleDeclaration } from '@tuppence/giving/declaration';
import type { Donation } from './store.ts';

/** Of HMRC’s schedule spreadsheet for Gift Aid donations. */
const columns =
  'Title,First name or initial,Last name,House name or number,Postcode,Aggregated donations,Sponsored event,Donation date,Amount';

const day = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: '2-digit',
  year: '2-digit',
  timeZone: 'Europe/London',
});

/** The gifts under Gift Aid that were not refunded. No declaration is kept: each has the example’s. */
export function giftAidSchedule(donations: readonly Donation[]): string {
  const claimed = donations.filter((one) => one.metadata.gift_aid && !one.refunded_at);
  const { firstName, lastName, house, postcode } = asScheduled(exampleDeclaration);
  const rows = claimed.map(({ created_at, amount }) => {
    const date = day.format(new Date(created_at));
    return ['', firstName, lastName, house, postcode, '', '', date, (amount / 100).toFixed(2)];
  });
  return csvRows([columns.split(','), ...rows]);
}
