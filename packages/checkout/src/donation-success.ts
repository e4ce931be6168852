export type DonationSuccess = {
  orderId: string;
  /** `donation_id`, which the API gave; `gift_aid` and `monthly`, each `'true'` or `'false'`. */
  metadata: Record<string, string>;
};
