import type { PageMeta } from '@tuppence/site/page-meta';
import type { LegalDocumentProps } from '@tuppence/ui/legal';
import { charityTexts } from '../claims/charity-texts.ts';
import { claim } from '../claims/texts.ts';
import type { Site } from '../site.ts';
import { labels, mailTo } from './document.ts';

export const meta = ({ name }: Site): PageMeta => ({
  path: '/terms',
  title: `Terms and Conditions | ${name}`,
  description:
    'What you agree to when you buy shopping credit in the app: links and their validity, donations, lost cards and refunds, each with a plain-English summary.',
  keywords: ['terms and conditions', 'Secure Link', 'Choice Link', 'gift card terms', 'refunds'],
});

/** Terms and Conditions of the iOS app (docs/behaviour.md 3.8, 5, 6.15 and 11.3). */
export const legalDocument = ({ name, supportEmail }: Site): LegalDocumentProps => ({
  ...labels,
  title: 'Terms and Conditions',
  updated: 'last updated May 13, 2025',
  intro: `The agreement between you and ${name} when you use the iOS app: what you buy, who gets the donation, and what happens if something goes missing. The summaries are in plain English. The clauses are what counts in law.`,
  clauses: [
    {
      id: 'agreement',
      title: 'This agreement',
      summary:
        'Use the app and these terms apply. Buy a card and the brand’s own terms apply to it too.',
      blocks: [
        `These terms are between you and ${name} (“we”, “us”). They cover the ${name} app for iOS and every product bought or received through it. By creating an account or buying a product you accept them. If you only join the waitlist, you buy nothing and pay nothing: of these terms, only “Fair use” and “Law and contact” then matter.`,
        'Each product is also subject to the terms of the brand that issues it. They are shown in the app before you pay. Where a brand’s terms and ours differ on how a product may be spent, the brand’s terms decide.',
        [
          'How we treat your data is set out in the ',
          { label: 'Privacy Policy', href: '/privacy' },
          '. What we agree with charities is a separate agreement in writing: see ',
          { label: 'What charities ask us', href: '/charities#what-do-we-sign' },
          '.',
        ],
      ],
    },
    {
      id: 'words',
      title: 'What the words mean',
      summary: 'A product is a gift card or a code. A link is a gift that turns into one.',
      blocks: [
        {
          facts: {
            Brand: 'A shop that issues and accepts a product.',
            Product: 'A gift card or a digital code with a value in pounds sterling.',
            'Secure Link':
              'A link that becomes one specific product, chosen in advance, from one brand, up to a stated amount.',
            'Choice Link':
              'A link whose recipient picks from a preset selection of brands, up to a stated amount.',
            'Issue date': 'The day on which a link is created. Its validity starts on this day.',
            'Expiry date': 'The last day on which a link can be redeemed. Each link shows it.',
            'Link price': 'The face value of a link, less any discount agreed with its buyer.',
            Recipient: 'The person to whom a link is addressed.',
          },
        },
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      summary: 'You must be 18 or over. Use your real name, and keep your password to yourself.',
      blocks: [
        'The app is free and available for iOS. You need to be 18 or over and to live in the United Kingdom to buy through it.',
        {
          list: [
            'Give your real name and an email address that you check. We send receipts and codes there.',
            'Keep your sign-in details to yourself. Purchases made with them count as yours until you tell us otherwise.',
            'Use one account only. Each person may use one invite code and one test donation.',
          ],
        },
      ],
    },
    {
      id: 'buying',
      title: 'Buying credit',
      summary: 'You pay the full value and get the full value, in pounds.',
      blocks: [
        'You buy a product at its face value, in pounds sterling, and pay in advance. Our contract is made when the app confirms the purchase. The code or barcode then appears in the app, usually within seconds.',
        'You spend it online with the code, or in store with the barcode. You may spend part of the value and keep the rest, unless the brand’s terms say otherwise.',
        `Payments are handled by a regulated payment institution. Funds are held in ${claim('fundsSafeguarded')}, segregated accounts until they are passed to the brand, which gives its share to your charity.`,
      ],
    },
    {
      id: 'donations',
      title: 'The donation',
      summary: 'The brand gives, your charity gets it, and you pay nothing extra.',
      blocks: [
        'The brand donates part of the value of each purchase to the charity you have chosen. Every card shows the share before you pay, as a percentage and in pounds. It is never added to your price.',
        {
          list: [
            'You can choose any charity registered in the UK and change your choice at any time. The change applies to later purchases.',
            'A donation that has been sent cannot be taken back, because the charity may already have spent it.',
            'The gift is the brand’s, not yours, so you cannot claim Gift Aid or any other tax relief on it.',
            `If your charity has not claimed its profile yet, the gift waits for it in the segregated accounts for ${charityTexts.unclaimedGifts}.`,
            'If your charity closes, cannot accept money or does not claim it in that time, we ask you to choose another. If you do not answer within 30 days, the gift goes to a charity with a similar purpose.',
          ],
        },
      ],
    },
    {
      id: 'links',
      title: 'Secure Links and Choice Links',
      summary: `Secure Links last at least ${claim('secureLinkValidity')}, Choice Links at least ${claim('choiceLinkValidity')}. The date on the link is the one that counts.`,
      blocks: [
        {
          facts: {
            'Secure Link': `Valid for at least ${claim('secureLinkValidity')} from its issue date.`,
            'Choice Link': `Valid for at least ${claim('choiceLinkValidity')} from its issue date, unless stated otherwise when it is issued.`,
          },
        },
        'Once issued, a link is either redeemed or it expires. When it is redeemed it becomes a product, and the terms of that product apply, including its expiry date.',
        'An expired link has no value. It cannot be refunded, reactivated or replaced.',
        'A link is meant for its recipient, but anyone who has it can redeem it. Treat it like cash.',
      ],
    },
    {
      id: 'unavailable',
      title: 'When a product is unavailable',
      summary:
        'If the product is gone when you redeem, you get another one, or the buyer gets their money back.',
      blocks: [
        'A brand may withdraw a product after a link is issued and before it is redeemed. If so, the provider may do one of two things:',
        {
          list: [
            'issue a new link for an alternative product of the same value; or',
            'cancel the link and refund the link price to the person who bought it.',
          ],
        },
      ],
    },
    {
      id: 'lost-or-stolen',
      title: 'Lost or stolen cards',
      summary: `Tell us within ${claim('lossReport')} and give us the full card number.`,
      blocks: [
        [
          `Report a lost or stolen card or code within ${claim('lossReport')} of noticing, with its full identification number, to `,
          mailTo(supportEmail),
          '. The number is on the receipt in the app.',
        ],
        'We then ask the brand to block the remaining value. We cannot restore value spent before you reported the loss, and without the full number we cannot find the card.',
      ],
    },
    {
      id: 'refunds',
      title: 'Refunds and replacement',
      summary: 'All purchases are final. If a code does not work, we’ll put it right.',
      blocks: [
        'Gift cards and codes are non-refundable unless stated otherwise on the product. All purchases are final. A code is delivered and usable straight away, and by buying it you agree that your right to cancel ends when it is delivered.',
        {
          list: [
            'A code that never worked is replaced or refunded.',
            'If you return something you bought with the credit, the brand refunds it under its own policy, usually as new credit.',
            'The credit cannot be exchanged for cash.',
          ],
        },
        'Nothing here takes away your rights as a consumer under the law of the United Kingdom.',
      ],
    },
    {
      id: 'closing',
      title: 'If we close, or a brand does',
      summary:
        'If we close, your cards still work and waiting gifts still go to the charity. If a shop closes, its cards may be worth nothing.',
      blocks: [
        'If we close, money that you have paid and that is not yet on a product is returned to you from the segregated accounts. Products that you have bought are the brand’s, and remain valid under its terms.',
        'Safeguarded money is not a bank deposit, and the Financial Services Compensation Scheme does not cover it. If the payment institution itself fails, you are paid from the segregated accounts. That can take time, and the costs of paying it out can be deducted.',
        [
          'Donations that wait for a charity are in those accounts too, apart from our own money. ',
          { label: 'The clause about donations', href: '/terms#donations' },
          ' still applies to them.',
        ],
        'If a brand becomes insolvent, it or its administrator decides whether its products are still accepted. They may lose their whole value. We do not refund it, but we tell you how to claim from the administrator, and stop selling the brand’s products.',
        'A link that has not become a product yet is treated as if its product were unavailable.',
      ],
    },
    {
      id: 'fair-use',
      title: 'Fair use',
      summary: 'Shop, give and invite friends. Do not resell, cheat or attack the app.',
      blocks: [
        'You agree not to:',
        {
          list: [
            'buy products to resell, or with money or cards that are not yours to use;',
            'create accounts or invitations only to collect rewards; or',
            'scrape, copy or overload the app by automated means, or look for ways around its security other than to report them to us.',
          ],
        },
        'If we have good reason to believe that you have done any of these, we may hold a purchase, withhold a reward or close your account. We will tell you why, and you can object.',
      ],
    },
    {
      id: 'responsibility',
      title: 'What we are responsible for',
      summary:
        'We’re responsible for our part. The shop is responsible for what you buy with the card.',
      blocks: [
        'We are responsible for delivering the product you paid for and for passing on the donation shown in the app. The brand is responsible for accepting the product, and for the goods and services that you buy with it.',
        'We are not liable for loss that neither of us could foresee, or for loss caused by events outside our control. We do not limit our liability for death or injury caused by negligence, for fraud, or for anything else where the law does not allow it.',
      ],
    },
    {
      id: 'leaving',
      title: 'Leaving, and changes',
      summary: 'Leave whenever you like. Credit you’ve bought stays yours.',
      blocks: [
        'You can close your account at any time, in the app or by writing to us. Products you have bought keep their value and their expiry date, but the app no longer shows them: save their codes first. If a gift then waits for a charity that does not claim it in time, it goes to one with a similar purpose.',
        'We may change these terms when the law or the app changes. We will email you at least 30 days before a change that affects you. Each purchase is governed by the terms that applied on the day you made it.',
      ],
    },
    {
      id: 'law',
      title: 'Law and contact',
      summary:
        'Write to us first, and a person will answer. English law applies, and you may use your local court.',
      blocks: [
        [
          'Questions and complaints go to ',
          mailTo(supportEmail),
          '. Please write to us first, so that we can put it right.',
        ],
        'If your complaint is about a payment, you can also write to the payment institution, and then, free of charge, to the Financial Ombudsman Service.',
        'These terms are governed by the law of England and Wales. If you live in Scotland or Northern Ireland you can also bring a claim in the courts there.',
      ],
    },
  ],
});
