const endpoint = 'https://api.tuppence.example/v1/donations';

export interface PaidOrder {
  id: string;
  customerId: string;
  totalPence: number;
}

export async function donate(order: PaidOrder) {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${process.env.TUPPENCE_API_KEY}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({
      amount: Math.round(order.totalPence * 0.01), // 1%, in pence
      currency: 'GBP',
      charity_id: 'save-the-children',
      order_id: order.id,
      customer_id: order.customerId,
    }),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) {
    throw new Error(`Donation refused: ${response.status}`);
  }
}
