const endpoint = 'https://api.tuppence.example/v1/donations';

export interface Donation {
  id: string;
  /** Absent for a donor without an account. */
  donorId?: string;
  amountPence: number;
  /** The donor ticked the Gift Aid declaration. */
  giftAid: boolean;
}

export async function donate(donation: Donation) {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${process.env.TUPPENCE_API_KEY}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({
      amount: donation.amountPence, // 3000 is £30.00
      currency: 'GBP',
      charity_id: 'your-charity',
      order_id: donation.id,
      customer_id: donation.donorId ?? 'guest',
      metadata: { gift_aid: donation.giftAid },
    }),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) {
    throw new Error(`Donation refused: ${response.status}`);
  }
}
