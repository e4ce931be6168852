import type { PageMeta } from '@tuppence/site/page-meta';
import type { LegalDocumentProps } from '@tuppence/ui/legal';
import { charityTexts } from '../claims/charity-texts.ts';
import { claim } from '../claims/texts.ts';
import type { Site } from '../site.ts';
import { labels, mailTo } from './document.ts';

/** tests/journeys/pages.spec.ts checks this list. */
const purposes = {
  session: {
    'investor-auth': 'remembers that the password of the investor pages was right',
    'vision-access': 'remembers that the invitation code of the vision page was right',
    'investor-name': 'the name you typed on the investor pages, so that they can greet you',
    'onboarding-name':
      'the name you typed in the introduction, so that it greets you after a reload; it is not sent',
    typed:
      'what you typed on a page, without passwords, while that page is out of sight, so that it is still there when you come back; one entry for each page',
    'invite-code':
      'the invite code of the charity or friend that sent you here, if one did, so that they get the credit; it is added to the App Store link, the waitlist and links you share, and goes to nobody else',
    qr: 'the address of the QR code image, one entry for each size, so that it is requested once',
  },
  local: { 'tuppence-auth': 'keeps you signed in; deleted when you sign out' },
};

export const keptInBrowser = (['session', 'local'] as const).flatMap((storage) =>
  Object.entries(purposes[storage]).map(([name, purpose]) => ({ name, storage, purpose })),
);

const untilWhen = { session: 'until you close the tab', local: 'until you sign out or delete it' };

export const meta = ({ name }: Site): PageMeta => ({
  path: '/privacy',
  title: `Privacy Policy | ${name}`,
  description:
    'What we know about you, why, who else sees it, how long we keep it, and how to have it deleted. No tracking, no cookies, and we don’t sell your data.',
  keywords: ['privacy policy', 'data protection', 'UK GDPR', 'cookies', 'ICO'],
});

/** Privacy Policy (docs/behaviour.md 3.8 and 11.4). */
export const legalDocument = ({
  name,
  supportEmail,
  qrServiceUrl,
  captchaSiteKey,
  reportUrl,
}: Site & { captchaSiteKey?: string; reportUrl?: string }): LegalDocumentProps => ({
  ...labels,
  title: 'Privacy Policy',
  updated: 'last updated May 13, 2025',
  intro: `What ${name} knows about you, why, for how long, and how to have it deleted. This policy covers the iOS app, this website, and our checkout on charities’ websites.`,
  clauses: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      summary: 'We decide what happens to your data, so we’re responsible for it.',
      blocks: [
        [
          `${name} is the controller of the data described here. If you have a question about it, write to `,
          mailTo(supportEmail),
          '.',
        ],
      ],
    },
    {
      id: 'what-we-collect',
      title: 'What we collect',
      summary:
        'Who you are, what you bought, which charity you picked, and which phone you used. Not what was in your basket.',
      blocks: [
        {
          facts: {
            You: 'Your name and email address.',
            'Your charity':
              'The charity that you have chosen, in the app or with your place on the waitlist.',
            'Your purchases':
              'The value, brand and time of each purchase. Not what you then buy with the credit.',
            'Your own gifts':
              'Only if you test our tax rebates: the charity, date and amount of gifts of your own money, and whether they were under Gift Aid.',
            'Your device': 'Its type, operating system and IP address.',
            'Your use': 'Which parts of the app you use, and any errors.',
            'Your invitations': 'Invite codes, and who referred whom.',
          },
        },
        'When you pay, your card number and bank details go straight to the payment provider. We never see them in full and do not keep them.',
      ],
    },
    {
      id: 'why',
      title: 'Why, and our legal basis',
      summary:
        'To do what you asked, and to keep things working. Only if you asked: to write about early access, and to list your own gifts.',
      blocks: [
        {
          facts: {
            Contract:
              'To open your account or your charity’s profile, deliver what you buy, send the donation and help you with it.',
            'Legitimate interest':
              'To prevent fraud, fix errors, learn which parts of the app are useful, and credit invitations.',
            Consent:
              'To write to you about early access, if you joined the waitlist: to confirm your address, and when it’s your turn. We send no news and no advertising. You give it by leaving your address and ticking the box, and take it back by leaving the list. To list your own gifts, if you asked to test our tax rebates.',
          },
        },
        'No decision about you is made by automated means alone.',
      ],
    },
    {
      id: 'sharing',
      title: 'Who else sees your data',
      summary: 'Only those we need to move the money and run the app. We don’t sell your data.',
      blocks: [
        {
          facts: {
            'Payment providers': 'To take your payment and check that it is you.',
            'Charity donation processors':
              'To send the donation to your charity. The charity sees the amount. It sees your name only if you agree.',
            'Cloud services': 'To store data and run the app, on our instructions only.',
          },
        },
        `${claim('dataNotSold')}, and we do not lend it to advertisers. We share data with an authority only where the law requires it.`,
        'Where a cloud service keeps data outside the United Kingdom, it is in a country with adequate protection, or under the contract that the UK regulator requires.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep your data',
      summary: 'Only as long as we need it. Ask, and we’ll delete it.',
      blocks: [
        'We keep data only as long as necessary for the purposes above. You can request deletion at any time.',
        {
          list: [
            'Your account: until you close it, which you can do yourself. We then delete your name, email address and place on the waitlist straight away.',
            'Receipts and donations: as long as tax law requires, then we delete them. Once you close your account, they no longer carry your name.',
            'The waitlist: until early access is over, or until you leave, using the link in every email. We then delete your address, and keep only a fingerprint of it (a salted hash), so that no old copy of the list brings it back. If nobody confirms an address within 30 days of our email, we delete it.',
          ],
        },
      ],
    },
    {
      id: 'charities',
      title: 'Charities, and gifts on their websites',
      summary:
        'If you speak for a charity, we know who you are. If you give on a charity’s website, the charity decides about your data.',
      blocks: [
        {
          facts: {
            'A charity’s profile': `The ${charityTexts.charityRecords} it, and the charity’s bank details: until the charity leaves, and then as long as tax law requires.`,
            'A gift through our checkout':
              'The amount, the way of paying and whether it is monthly. With Gift Aid also the donor’s first and last name, house name or number, and postcode, which HMRC asks for.',
            'Who is responsible for it':
              'The charity, which needs it for its accounts and its claim to HMRC, and keeps it as long as tax law requires. We handle it on the charity’s instructions, and for nothing else.',
          },
        },
        'To see or delete what you typed in a charity’s checkout, ask the charity. If you ask us, we pass it on.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      summary: 'See it, correct it, take it with you, or have it deleted. It’s free.',
      blocks: [
        'You have the right to:',
        {
          list: [
            'see the data we hold about you, and get a copy to use elsewhere;',
            'have it corrected;',
            'have it deleted;',
            'have its use restricted, or object to it; and',
            'withdraw your consent, without giving a reason.',
          ],
        },
        [
          'With an account you can do most of this yourself: under ',
          { label: 'Your account', href: '/giving-recap#your-account' },
          ' you can change your name and password, download your account and your gifts, and close the account. For the rest of what we hold, or anything else, write to ',
          mailTo(supportEmail),
          '. We answer within one month, and usually much sooner.',
        ],
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and your browser',
      summary:
        'No tracking, so no cookie banner. We keep a few entries in your browser, all listed here.',
      blocks: [
        'This website sets no cookies and has no advertising or tracking. It keeps a few entries in your browser’s storage, for the purposes listed here:',
        {
          facts: Object.fromEntries(
            keptInBrowser.map(({ name: key, storage, purpose }) => [
              key,
              `${storage === 'session' ? 'Session' : 'Local'} storage, ${untilWhen[storage]}: ${purpose}.`,
            ]),
          ),
        },
        `The QR code image comes from ${new URL(qrServiceUrl).host}. When your browser requests it, that service sees your IP address, as any website does.`,
        ...(captchaSiteKey
          ? [
              'A check by Cloudflare (Turnstile) keeps robots out of the account forms. When it loads, Cloudflare sees your IP address and details of your browser.',
            ]
          : []),
        ...(reportUrl
          ? [
              `Your browser reports errors, and how fast pages load, to ${new URL(reportUrl).host}. A report names the page, but contains neither your name nor your email address nor what you typed. That service sees your IP address too.`,
            ]
          : []),
      ],
    },
    {
      id: 'security',
      title: 'Security',
      summary:
        'Encrypted, and open only to those who need it. If something goes wrong, we’ll tell you.',
      blocks: [
        'We encrypt data when we send it and when we store it, and only people who need it for their work can see it. If a breach puts you at risk, we tell you and the regulator without delay.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      summary: 'The app is for adults, even when the charity is for children.',
      blocks: [
        'The app is for people aged 18 and over. We do not knowingly collect data about children. If we find any, we delete it.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      summary: 'If a change affects you, we’ll tell you before it happens.',
      blocks: [
        'When this policy changes, the date at the top changes too. We will write to you before a change that affects how we use your data.',
      ],
    },
    {
      id: 'complaints',
      title: 'Complaints and the regulator',
      summary: 'You can tell us first, but you can always go to the ICO.',
      blocks: [
        [
          'If you’re not happy with our answer, you can complain to the regulator, the UK Information Commissioner’s Office (ICO), at ',
          { label: 'ico.org.uk', href: 'https://ico.org.uk/make-a-complaint/' },
          ' or by telephone on 0303\u00a0123\u00a01113.',
        ],
      ],
    },
  ],
});
