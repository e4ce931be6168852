import { randomUUID } from 'node:crypto';
import { type DonationFields, sumsOf } from './fields.ts';

/** The customer's id and the declaration are checked, but not stored. */
export type Donation = Omit<DonationFields, 'customer_id' | 'declaration'> & {
  id: string;
  sums: ReturnType<typeof sumsOf>;
  test: true;
  created_at: string;
  cancelled_at: string | null;
  refunded_at: string | null;
};

/** They take about 5 MB. */
const maxDonations = 10_000;

export class DonationStore {
  readonly #donations = new Map<string, { owner: string; donation: Donation }>();

  find(owner: string, orderId: string): Donation | undefined {
    return this.#donations.get(`${owner} ${orderId}`)?.donation;
  }

  add(owner: string, sent: DonationFields): Donation {
    const { customer_id: _, declaration: __, ...fields } = sent;
    const [oldest] = this.#donations.keys();
    if (this.#donations.size >= maxDonations && oldest !== undefined)
      this.#donations.delete(oldest);
    const donation: Donation = {
      id: `don_${randomUUID()}`,
      ...fields,
      sums: sumsOf(sent),
      test: true,
      created_at: new Date().toISOString(),
      cancelled_at: null,
      refunded_at: null,
    };
    this.#donations.set(`${owner} ${fields.order_id}`, { owner, donation });
    return donation;
  }

  /** Returns the newest first. */
  of(owner: string): Donation[] {
    return [...this.#donations.values()]
      .filter((one) => one.owner === owner)
      .map(({ donation }) => donation)
      .reverse();
  }
}

/** Whether a repeated order matches the first. */
export function holdsSame(donation: Donation, fields: DonationFields): boolean {
  return (
    donation.amount === fields.amount &&
    donation.currency === fields.currency &&
    donation.charity_id === fields.charity_id &&
    (donation.metadata.gift_aid ?? false) === (fields.metadata.gift_aid ?? false) &&
    (donation.metadata.monthly ?? false) === (fields.metadata.monthly ?? false) &&
    donation.sums.fee === sumsOf(fields).fee
  );
}
