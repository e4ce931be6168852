import { DonationCheckout } from '@tuppence/checkout';

export function Donate() {
  return (
    <DonationCheckout
      apiKey="tp_test_your_key"
      charityId="your-charity"
      amount={3000} // £30.00, in pence
      currency="GBP"
      giftAid
      onSuccess={({ orderId, metadata }) => {
        console.log('Thank you', orderId, metadata);
      }}
    />
  );
}
