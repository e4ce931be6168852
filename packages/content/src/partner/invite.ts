import { claim } from '../claims/texts.ts';

/** A partner's invite code: the first words of its slug, up to 32 characters. */
export const partnerCode = (slug: string) => /^.{1,32}(?=-|$)/.exec(slug)?.[0] ?? slug.slice(0, 32);

/**
 * For whoever comes by a code, from a charity or from a supporter. Only the names of charities with a page are known, and
 * nothing else in an address is shown.
 */
export const invitation = (charity?: string) => ({
  charity,
  greeting: charity ? `Invite code: ${charity}` : 'Your invite code is noted.',
  /** Home's example names this charity, not another. It may be a grave one, so there is no joke. */
  receipt: {
    total: {
      label: `To ${charity ?? 'the charity you choose'}`,
      value: `${claim('exampleDonation')}.00`,
    },
    footer: 'Thank you.',
  },
});
