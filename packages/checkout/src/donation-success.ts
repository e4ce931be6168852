export type DonationSuccess = {
  orderId: string;
  /** `donation_id` of the API; `gift_aid` and `monthly`, each `'true'` or `'false'`. */
  metadata: Record<string, string>;
};
