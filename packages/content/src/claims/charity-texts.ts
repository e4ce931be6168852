/** Of the agreement with charities, which the home page does not load. */
export const charityTexts = {
  charityClaimant: 'the contact address that your regulator publishes',
  charityAgreement: 'two pages, and no minimum term',
  unclaimedGifts: 'up to 12 months',
  paidOut: 'by the next working day',
  charityAccount: 'in the charity’s own name',
  charityRecords: 'name and email address of whoever claimed',
} as const;
