import type { LegalClause } from '@tuppence/ui/legal';
import { env } from '../env';

const support = { text: env.supportEmail, href: `mailto:${env.supportEmail}` };

/** Accessibility statement of the website. */
export const accessibility = {
  meta: {
    path: '/accessibility',
    title: `Accessibility statement | ${env.name}`,
    description:
      'How this website is made to work for everyone: by keyboard, with a screen reader, enlarged, in high contrast and without movement; what we test, and what is left to do.',
    keywords: ['accessibility statement', 'WCAG 2.2', 'screen reader', 'keyboard'],
    name: 'Accessibility',
  },
  document: {
    title: 'Accessibility',
    updated: 'last reviewed November 22, 2026',
    intro:
      'Everyone does the weekly shop. So everyone should be able to use this website, with whatever they use to read it.',
    contentsLabel: 'What is in here',
    summaryLabel: 'In short',
  },
} as const;

export const accessibilityClauses: readonly LegalClause[] = [
  {
    id: 'standard',
    title: 'What we aim for',
    summary: 'The standard that public bodies must meet, with the contrast of the next level.',
    blocks: [
      {
        kind: 'paragraph',
        text: [
          'This website is built to meet the ',
          {
            text: 'Web Content Accessibility Guidelines 2.2',
            href: 'https://www.w3.org/TR/WCAG22/',
          },
          ' at level AA. Body text has the contrast of level AAA: at least 7 to 1.',
        ],
      },
    ],
  },
  {
    id: 'what-works',
    title: 'What you can rely on',
    summary: 'What our tests hold us to: keyboard, zoom, contrast, no motion, no JavaScript.',
    blocks: [
      {
        kind: 'list',
        items: [
          'Everything can be reached and used by keyboard, and you always see where you are.',
          'Each page has one main heading, headings in order, and a link that skips to the content.',
          'Fields say what is wrong beside the field, and screen readers announce it, once.',
          'If signing in goes wrong, the reason stays in the form until you try again.',
          'Pages work at 400 per cent zoom and on a narrow phone, without scrolling sideways.',
          'Ask your system for less motion and nothing moves by itself.',
          'Ask it for more contrast and words and lines get stronger. Choose colours of your own and the site keeps to them.',
          'Texts, questions and legal documents can be read without JavaScript.',
          'Films have no sound that you need; what they show is written beside them.',
        ],
      },
    ],
  },
  {
    id: 'how-we-test',
    title: 'How we test',
    summary: 'By machine at every change, in the ways that people use the site.',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Each component and each page is checked with axe, on a phone’s width and on a desktop’s, whenever something changes; a single violation stops the change. Keyboard paths through dialogs, forms and demos are tests of their own.',
      },
      {
        kind: 'paragraph',
        text: 'Further tests walk every page by the Tab key and at 400 per cent. Others open chosen pages with more contrast, in colours of their own, with less motion and without JavaScript.',
      },
    ],
  },
  {
    id: 'limits',
    title: 'What does not work yet',
    summary: 'Four things that we know of. If you find a fifth, tell us.',
    blocks: [
      {
        kind: 'list',
        items: [
          'The website is in English only.',
          'Nobody who uses a screen reader every day has tried it for us yet. Our tests know what it would say, not how it feels.',
          'The QR code can only be used with a camera. The link that it holds stands beside it, or behind the button “Get the app”.',
          'The App Store and the charity portal are other websites. This statement does not cover them.',
        ],
      },
    ],
  },
  {
    id: 'tell-us',
    title: 'Tell us',
    summary:
      'Write to us and a person helps. If that fails, there is someone who knows your rights.',
    blocks: [
      {
        kind: 'paragraph',
        text: [
          'If something is in your way, write to ',
          support,
          '. Say which page it is and what you use to read it. We send you the content in another form if you need it at once, and tell you when the page is fixed.',
        ],
      },
      {
        kind: 'paragraph',
        text: [
          'If our answer doesn’t help, the ',
          {
            text: 'Equality Advisory and Support Service',
            href: 'https://www.equalityadvisoryservice.com/',
          },
          ' advises you on your rights.',
        ],
      },
    ],
  },
];
