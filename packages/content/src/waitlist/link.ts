import type { PageMeta } from '@tuppence/site/page-meta';
import type { WaitlistLinkCopy, WaitlistPlaceData } from '@tuppence/ui/auth';
import { authLinks } from '../account/auth.ts';
import type { Site } from '../site.ts';

export const meta = ({ name }: Site): PageMeta => ({
  path: '/waitlist',
  title: `Waitlist | ${name}`,
  description:
    'Confirm your email address, see your place in the queue, invite friends, or leave the waitlist.',
  keywords: ['waitlist', 'early access'],
  indexable: false,
});

const friendsToMoveUp = 3;
const number = (value: number) => value.toLocaleString('en-GB');
/** The backend counts no further. */
const mostCounted = 10_000;
const placeOf = ({ place }: WaitlistPlaceData) => {
  if (place === null) return 'invited';
  return place <= mostCounted ? number(place) : `after ${number(mostCounted)}`;
};

/** The page of the links in emails about the waitlist (docs/behaviour.md 3.19). */
export const waitlistLink = ({ supportEmail }: Site): WaitlistLinkCopy => ({
  about: {
    title: 'Two emails, no advertising',
    points: [
      'One to check that the address is yours.',
      'One when it’s your turn. Leave whenever you like: we delete your address.',
    ],
  },
  join: {
    title: 'Leave your email address',
    subtitle: 'You’ll hear from us when it’s your turn.',
  },
  confirm: {
    title: 'Confirm that it’s you',
    subtitle: 'You asked for early access. Press the button, and your place is yours.',
    submit: 'Confirm that it’s me',
    pending: 'Confirming…',
  },
  leave: {
    title: 'Leave the waitlist?',
    subtitle: 'We’ll delete your email address, and won’t write again.',
    submit: 'Leave the waitlist',
    pending: 'Leaving…',
  },
  left: {
    title: 'You’ve left the waitlist',
    subtitle: 'We’ve deleted your email address from it. You’re welcome back whenever you like.',
  },
  incomplete: {
    title: 'Your place on the waitlist',
    subtitle:
      'To see it, open the link in the email that we sent you. Lost it, or not joined yet? Leave your address, and we’ll email you the link, though no more than once a day.',
    join: { href: '/waitlist?step=join', label: 'Leave your email address' },
    scriptless: `This page needs JavaScript. You can also leave the waitlist with “Unsubscribe” in your email app, or by writing to ${supportEmail}.`,
  },
  unknown: {
    title: 'This link doesn’t work any more',
    subtitle: 'If you have left the waitlist, you can join again.',
  },
  placed: {
    heading: (found) =>
      found.place === null
        ? { title: 'It’s your turn', subtitle: 'We’ve sent you an email with the link to the app.' }
        : {
            title:
              found.place <= mostCounted ? `You’re number ${placeOf(found)}` : 'You’re on the list',
            subtitle: 'Your address is confirmed. We’ll write when it’s your turn.',
          },
    receipt: (found) => ({
      label: 'Your place on the waitlist',
      title: 'Waitlist',
      lines: [
        { label: 'Place in the queue', value: placeOf(found) },
        { label: 'Friends who joined', value: number(found.friends) },
      ],
    }),
    invite: {
      title: 'Your invite link',
      text: (found) => {
        if (found.place === null) return 'Friends who would like to join can use it.';
        return found.friends < friendsToMoveUp
          ? 'Once three friends have joined the waitlist with it and confirmed their address, you move ahead of everyone who hasn’t brought three.'
          : 'Three friends have joined, so you’re ahead of everyone who hasn’t brought three. Your link still works.';
      },
      copy: 'Copy my invite link',
    },
  },
  home: authLinks.home,
});

/** For the notice. */
export const inviteLinkName = 'Invite link';
