export type DonationSuccess = {
  orderId: string;
  /** `donation_id` of the API; `gift_aid` and `monthly` as `true` or `false`. */
  metadata: Record<string, string>;
};
