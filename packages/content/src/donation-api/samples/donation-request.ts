const endpoint = 'https://api.tuppence.example/v1/donations';

export interface Donation {
  id: string;
  /** Absent for a donor without an account. */
  donorId?: string;
  amountPence: number;
  monthly?: boolean;
  /** Of a donor who ticked the Gift Aid declaration. */
  declaration?: { first_name: string; last_name: string; house: string; postcode: string };
}

/** Returns the donation’s id. */
export const donate = ({ declaration, ...donation }: Donation) =>
  post('', {
    amount: donation.amountPence, // 3000 is £30.00
    currency: 'GBP',
    charity_id: 'your-charity',
    order_id: donation.id,
    customer_id: donation.donorId ?? 'guest',
    metadata: { gift_aid: declaration !== undefined, monthly: donation.monthly },
    declaration,
  });

/** Stops a monthly gift. Both can be repeated safely. */
export const cancel = (id: string) => post(`/${id}/cancel`);
export const refund = (id: string) => post(`/${id}/refund`);

async function post(path: string, body?: object): Promise<string> {
  const response = await fetch(endpoint + path, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${process.env.TUPPENCE_API_KEY}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) {
    throw new Error(`Donation refused: ${response.status}`);
  }
  return (await response.json()).id;
}
