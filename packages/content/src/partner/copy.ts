import { brandSharePercent, supermarkets } from '@tuppence/giving/brand-rates';
import type { PageMeta } from '@tuppence/site/page-meta';
import type { GetAppProps } from '@tuppence/ui/chrome';
import type * as ui from '@tuppence/ui/partner';
import { ratesLink, storeLabel } from '../chrome/copy.ts';
import { claim } from '../claims/texts.ts';
import { partnerKit } from '../kit/offer.ts';
import { otherBrands, supermarketNames } from '../shared/brands.ts';
import { faqData } from '../shared/faq.ts';
import type { Site } from '../site.ts';
import type { Partner } from './featured.ts';
import { partnerCode } from './invite.ts';
import { nameInSentence, partnerQuestions } from './questions.ts';

const fact = (label: string, value: string | undefined) => (value ? [{ label, value }] : []);

/** Before a charity's name. */
export const partnerBadge = ({ article }: Pick<Partner, 'article'>) =>
  `${claim('shareFlat')} from every shop goes to${article ? ` ${article}` : ''}`;

/** What a page says after its charity's own sentence, and at its end. */
const tones = {
  light: {
    shop: `Buy your groceries with credit from ${supermarketNames}, and every shop brings in a little\u00a0more.`,
    end: 'Get the app. Then just shop.',
    surface: 'accent',
  },
  gentle: {
    shop: `The groceries you buy anyway, with credit from ${supermarketNames}, help to pay for its\u00a0work.`,
    end: 'Your weekly shop can help.',
    surface: 'strong',
  },
} as const;

const gives = (brand: keyof typeof brandSharePercent) => ({
  brand,
  gives: `gives ${brandSharePercent[brand]}%`,
});

/** A partner page's sections (docs/behaviour.md 3.9). */
export function partnerPage(
  site: Site,
  {
    slug,
    name,
    article,
    description,
    tone,
    thanks,
    cause,
    forSchools,
    registeredNumber,
    ...look
  }: Partner,
  raisedPounds: number | null = null,
) {
  const code = partnerCode(slug);
  const charity = { name, ...look };
  const said = nameInSentence({ article, name });
  const raised = raisedPounds === null ? undefined : `£${raisedPounds.toLocaleString('en-GB')}`;
  return {
    meta: {
      path: `/${slug}`,
      title: `Shop for ${said} at two supermarkets | ${site.name}`,
      description: `${description} ${claim('shareFlat')} from every shop goes to the charity.`,
      keywords: [name, 'charity shopping', 'supermarket donations', 'fundraising'],
      name,
      faq: faqData(partnerQuestions(site, { name, article, forSchools })),
    } satisfies PageMeta,
    hero: {
      charity,
      cause,
      title: forSchools
        ? 'Raise donations for your school with two large supermarkets'
        : 'Raise donations with two large supermarkets this month',
      lead: `${description} ${tones[tone].shop}${forSchools ? ` The gift goes to ${name}, or to your own school if it’s a registered charity and you choose it in the app.` : ''}`,
      badge: partnerBadge({ article }),
      more: { href: '#how-it-works', label: 'Learn how it works' },
      supermarkets: [
        { joiner: 'with', brand: supermarkets[0] },
        { joiner: 'and', brand: supermarkets[1] },
      ],
      rates: `${claim('shareFlat')} from these two, ${claim('shareUpTo')} from others. ${site.name} runs this page, not the charity.`,
      receipt: {
        label: `Example receipt: two supermarket cards for ${said}`,
        title: name,
        details: ['Two cards, from the app'],
        lines: [
          { label: 'Pantry Lane', value: '£50.00' },
          { label: 'Fernway', value: '£100.00' },
        ],
        sums: [
          { label: 'You pay', value: '£150.00', emphasis: 'strong' },
          { label: 'You get to spend', value: '£150.00' },
        ],
        total: { label: `${claim('shareFlat')} for the charity`, value: '£7.50' },
        footer: thanks,
      },
    } satisfies Omit<ui.PartnerHeroProps, keyof GetAppProps>,
    steps: {
      id: 'how-it-works',
      title: 'How it works',
      steps: [
        {
          title: `Download the app and select ${said}`,
          text: `It’s ${claim('freeApp')}. Type the first few letters and the name comes up.`,
        },
        {
          title: 'Buy supermarket credit',
          text: `Pay in advance and get ${claim('shareFlat')} back instantly for ${said}. You pay £50 and get £50 to spend.`,
        },
        {
          title: 'Shop effortlessly online or in-store',
          text: 'Paste the code at the online checkout, or show the barcode at the till. What you don’t spend stays on the card, unless the shop’s terms say otherwise.',
        },
      ],
    },
    preview: {
      label: `The app on a phone: ${said} is chosen, and a Fernway card of £100 gave £5.00`,
      charity,
      card: { brand: 'fernway', value: '£100', code: 'FERNWAY-0100' },
      supporting: 'You are shopping for',
      lines: [
        { label: 'This card gave', value: '£5.00' },
        { label: 'Left to spend', value: '£100.00' },
      ],
      button: 'Use the code online instead',
    } satisfies ui.AppPreviewProps,
    brands: {
      title: 'Shop with purpose',
      text: `${claim('shareFlat')} from the two supermarkets, ${claim('shareUpTo')} from ${claim('brandsOther')}.`,
      supermarkets: supermarkets.map(gives),
      brands: otherBrands.map(gives),
      more: ratesLink,
    } satisfies ui.PartnerBrandsProps,
    facts: {
      title: 'Tell a friend',
      text: `Each friend who shops for ${said} adds at least ${claim('shareFlat')} of every shop, at no cost to them.`,
      facts: [
        ...fact('Raised here so far, at least', raised),
        ...fact('Registered charity', registeredNumber),
        // For those who read the page on paper.
        { label: 'This page', value: `${site.origin.replace(/^https?:\/\//, '')}/${slug}` },
      ],
      shareLabel: 'Share this page',
    } satisfies Omit<ui.PartnerFactsProps, 'onShare'>,
    kit: {
      offer: partnerKit(site, said, code),
      initial: {
        charity: name,
        code,
        logo: charity,
        number: registeredNumber,
        quiet: tone === 'gentle',
        page: `/${slug}`,
      },
    },
    /** In the notice after copying. */
    linkName: 'Link',
    callToAction: {
      id: 'get-the-app',
      charity,
      tone: tones[tone].surface,
      title: tones[tone].end,
      text: `Choose ${said} once, and every card you buy gives. It’s ${claim('freeApp')}, on iPhone.`,
      download: { href: site.appStoreUrl, label: storeLabel },
    } satisfies ui.PartnerCallToActionProps,
  };
}
