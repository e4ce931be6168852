import type { Site } from '../site.ts';

export const promptPath = '/prompts/ecommerce.txt';

/** A store owner's prompt for an assistant (docs/behaviour.md 1.3 and 3.5). */
export function ecommercePrompt({ name, donationApiUrl }: Site): string {
  const key = `${name.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '_')}_API_KEY`;
  return `You are helping me add charity donations to my online store with the ${name} donation API.

GOAL
For every paid order, donate a share of the order's value to a charity. Suggest 1% and let me change it in one place.

ASK ME FIRST, IN ONE MESSAGE
1. Which platform and language is my store built with, and where does the code run once an order is paid?
2. Which charity_id should receive the donations? (Use "save-the-children" until I decide.)
3. Which share of each order should be donated? (1% unless I say otherwise.)

THE CALL
POST ${donationApiUrl}
Headers:
  Authorization: Bearer <my secret API key>
  Content-Type: application/json
JSON body, all fields required:
- amount: whole number from 1 to 1000000, the donation in pence, round(order total in pence x share)
- currency: "GBP"
- charity_id: string, the charity that receives the donation; lower-case letters, digits and hyphens, at most 64
- order_id: string, the order's own id; the same order_id sent twice is one donation
- customer_id: string, the store's id of the customer, or "guest"
order_id and customer_id have 1 to 100 characters: first a letter, a digit or #, then also . : / _ and -. Send these five fields and no others.

Example body for a £25.00 order at 1%:
{
  "amount": 25,
  "currency": "GBP",
  "charity_id": "save-the-children",
  "order_id": "1001",
  "customer_id": "guest"
}

Responses: 201 recorded, 200 this order was recorded before, 400 the body is not JSON, 401 the key is wrong, 409 this order was recorded before with other values, 422 a field is wrong ("errors" in the body says which), 429 or 5xx try again later.

AFTERWARDS
Keep the "id" of the response with the order. With the same headers and no body:
- GET ${donationApiUrl}/{id} reads the donation back.
- POST ${donationApiUrl}/{id}/refund pays it back. Call it when the order is refunded in full.
- POST ${donationApiUrl}/{id}/cancel stops a monthly gift. A donation from an order is a single one, so you get 409.
Each can be repeated: nothing more happens.

RULES
- Call it from the server only, once the payment is confirmed. The key must never reach the browser.
- Read the key from an environment variable or secret named ${key}. Never write it into the code.
- Use whole pence. Skip the call if the amount rounds to 0.
- Set a timeout of 10 seconds. A failed donation must never fail or delay the order: log it, and retry on 429, 5xx and timeouts, at most three times with increasing delays.
- Send no names, emails or addresses.
- Do not set up webhooks. The response to the call is all you need.
- Show the customer one line beside the payment button: "We give {share} of this order to {charity}." Leave it out where the theme cannot be changed.
- Show one line after checkout once the call has succeeded: "We're giving {amount} of this order to {charity}."
- Show both lines only with a live key, once I say that the charity has agreed in writing to be named. Until then, leave them out.

HOW TO TEST
1. Use a key that starts with tp_test_. Test keys work for the same calls and move no money.
2. Place an order for £25.00. Expect one call with "amount": 25 and the response 201.
3. Run the same order again. Expect 200 and no second donation.
4. Use a wrong key. Expect 401 in the log and an order that still completes.
5. Or call it by hand:
   curl -i ${donationApiUrl} \\
     -H "Authorization: Bearer $${key}" \\
     -H "Content-Type: application/json" \\
     -d '{"amount":25,"currency":"GBP","charity_id":"save-the-children","order_id":"test-1","customer_id":"guest"}'

DELIVER
The complete code, the file it belongs in, the one line where the share is set, and the steps to go live with my live key.
`;
}
