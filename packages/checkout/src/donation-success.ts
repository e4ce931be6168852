/** What was booked. */
export type DonationSuccess = {
  /** The id under which the donation was sent. */
  orderId: string;
  /** `donation_id` of the API, `gift_aid` and `monthly` as `true` or `false`. */
  metadata: Record<string, string>;
};
