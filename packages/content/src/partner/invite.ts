import { claim } from '../claims/texts.ts';

/** A partner's invite code: the first words of its slug, up to 32 characters. */
export const partnerCode = (slug: string) => /^.{1,32}(?=-|$)/.exec(slug)?.[0] ?? slug.slice(0, 32);

/** For whoever comes by a charity's code, from the charity or from a supporter. */
export const invitation = (charity: string) => ({
  greeting: `Invite code: ${charity}`,
  /** On home, the example names the charity. It may be a grave one, so there is no joke. */
  receipt: {
    total: { label: `To ${charity}`, value: `${claim('exampleDonation')}.00` },
    footer: 'Thank you.',
  },
});
