import { uploads } from '@tuppence/site/page-meta';
import { investorTexts } from '../claims/investor-texts.ts';
import { claim } from '../claims/texts.ts';

function film(name: string, title: string) {
  const poster = `${uploads}/${name}.avif`;
  const sources = [
    { src: `${uploads}/${name}.webm`, type: 'video/webm' },
    { src: `${uploads}/${name}.mp4`, type: 'video/mp4' },
  ];
  const captions = { src: `${uploads}/${name}.vtt`, srcLang: 'en', label: 'English' };
  return { poster, video: { title, sources, poster, captions } };
}

export const journey = {
  heading: 'The Journey',
  eyebrow: 'One wedge, one paid tier, one wallet',
  partLabel: (number: number) => `Part ${number}`,
  watchLabel: 'Watch Demo',
  buttonLabel: 'Continue to Traction',
  parts: [
    {
      id: 'churn',
      subtitle: 'The Wedge',
      status: 'Live',
      title: 'Fixing donor churn for charities',
      content: `Donors lapse because giving is one more thing to remember. Ours happens at a till they’d be at anyway. A charity claims its pre-registered profile and sends one invite code, and ${claim('reactivation')} of the lapsed donors it invites come back. We pay it ${claim('referral')} for each donor who signs up, and offer it a free ${claim('testDonation')} test donation.`,
      interactive: {
        text: '{name}, once its profile is claimed, this is all a charity has to send.',
        cta: 'Generate Invite Code',
        action: 'alert',
        alert: {
          title: 'Your invite code',
          figure: 'GIVE-AT-THE-TILL',
          text: 'This is a demo code. A real one carries the charity’s name and earns it £2 for each donor who signs up.',
        },
      },
      ...film('demo', 'How the app works'),
      quote: 'A lapsed donor hasn’t stopped caring. They stopped being asked at the right moment.',
    },
    {
      id: 'rebate',
      subtitle: 'The Paid Tier',
      status: 'Closed beta',
      title: 'Democratising the way the 1% give',
      content:
        'The wealthy have advisers who plan their giving and claim back what the law allows. The paid tier does it for everyone who pays higher-rate tax: it scans the gifts that a donor made with their own money, finds the rebates nobody claimed, and claims them. The brands’ gifts carry no tax relief.',
      interactive: {
        text: '{name}, here’s what it finds for a sample donor.',
        cta: 'Tax Rebate Demo',
        action: 'alert',
        alert: {
          title: 'Rebate found',
          figure: investorTexts.rebateExample,
          text: 'A demo amount, for a sample donor who pays 40% tax on their income and gave £1,548 of their own. Gift Aid made it £1,935, and 20% of that comes back.',
        },
      },
      ...film('rebate', 'How the tax rebate works'),
      quote:
        'You shouldn’t need a family office to find out what you’re owed on your own generosity.',
    },
    {
      id: 'wallet',
      subtitle: 'The Destination',
      status: 'Future vision',
      title: 'The Giving Wallet',
      content:
        'One home for both kinds of gift, the brands’ and a person’s own, over a lifetime: stablecoin donations that arrive whole, a feed of the fundraisers they follow, and a record of every penny, theirs to keep.',
      interactive: {
        text: '{name}, this is where it all leads.',
        cta: 'View Vision',
        action: 'video',
      },
      ...film('wallet', 'What the Giving Wallet will do'),
      quote:
        'Everyone has an account for what they keep. Hardly anybody has one for what they give.',
    },
  ],
} as const;
