import type { PageMeta } from '@tuppence/site/page-meta';
import type { LegalDocumentProps } from '@tuppence/ui/legal';
import type { Site } from '../site.ts';
import { labels, mailTo } from './document.ts';

export const meta = ({ name }: Site): PageMeta => ({
  path: '/accessibility',
  title: `Accessibility statement | ${name}`,
  description:
    'How this website works for everyone: by keyboard, with a screen reader, zoomed in, in high contrast and without motion. What we test, and what’s left to do.',
  keywords: ['accessibility statement', 'WCAG 2.2', 'screen reader', 'keyboard'],
  name: 'Accessibility',
});

export const legalDocument = ({ supportEmail }: Site): LegalDocumentProps => ({
  ...labels,
  title: 'Accessibility',
  updated: 'last reviewed 29 November 2026',
  intro:
    'Everyone does the weekly shop, so everyone should be able to use this website, whatever they use to read it.',
  clauses: [
    {
      id: 'standard',
      title: 'What we aim for',
      summary: 'The standard that public bodies must meet, with the contrast of the next level.',
      blocks: [
        [
          'This website is built to meet the ',
          {
            label: 'Web Content Accessibility Guidelines 2.2',
            href: 'https://www.w3.org/TR/WCAG22/',
          },
          ' at level AA. Body text has the contrast of level AAA: at least 7 to 1.',
        ],
      ],
    },
    {
      id: 'what-works',
      title: 'What you can rely on',
      summary: 'Tested with every change: keyboard, zoom, contrast, reduced motion, no JavaScript.',
      blocks: [
        {
          list: [
            'Everything can be reached and used by keyboard, and you always see where you are.',
            'Each page has one main heading, headings in order, and a link that skips to the content.',
            'When a field has an error, the message is beside it and a screen reader announces it once.',
            'You can change your details, download your data and close your account with a keyboard or a screen reader.',
            'If you can’t sign in, the form marks the fields until you try again.',
            'Pages work at 400 per cent zoom and on a narrow phone, without scrolling sideways.',
            'If your device is set to reduce motion, nothing moves by itself.',
            'If it’s set to increase contrast, text and lines get darker. If you’ve chosen your own colours, the site uses them.',
            'You can read every text, question and legal document without JavaScript.',
            'You don’t need sound for the films, and what they show is written beside them.',
          ],
        },
      ],
    },
    {
      id: 'how-we-test',
      title: 'How we test',
      summary: 'Automatically, with every change, in the ways people use the site.',
      blocks: [
        'Whenever something changes, we check every component and every page with axe. A single violation stops the change. We also test dialogs, forms and demos by keyboard.',
        'Fourteen jobs, from finding a charity to keeping a year’s giving, are done with the keyboard alone, and what a screen reader would say is written down and compared: the accessibility tree of Chromium, the focus, and what the page announces. Finding the app is done on a computer, joining the waitlist in a phone’s window, and the other twelve in both. On each page with fields that anyone can open, each stop of the Tab key is written down, and a text is typed into each field: nothing else may change without a word. A new page is announced by its title, and Back leads to the link that you left.',
        'Other tests go through each page with the Tab key and at 400 per cent zoom, and open pages with more contrast, in forced colours, with reduced motion and without JavaScript.',
      ],
    },
    {
      id: 'limits',
      title: 'What does not work yet',
      summary: 'Four things that we know about. If you find a fifth, please tell us.',
      blocks: [
        {
          list: [
            'The website is in English only.',
            'Nobody who uses a screen reader every day has tested it for us yet. Our tests check what it would say, not what it’s like to use. We haven’t listened with NVDA, JAWS, VoiceOver or TalkBack. Ten minutes with NVDA would settle whether a new page’s title is said in full before the heading, and whether an error that’s sent twice is said twice. Ten with JAWS would settle whether its forms mode reads the whole Gift Aid declaration. Ten with VoiceOver would settle whether one count of charities is said as you type, and whether a message is cut off when a dialog closes. Ten with TalkBack would settle whether a swipe on a slider says the new amount once, and whether the menu says that it’s open.',
            'You need a camera to use the QR code. The same link is beside it, or behind the button “Get the app”.',
            'The App Store and the charity portal are separate websites. This statement doesn’t cover them.',
          ],
        },
      ],
    },
    {
      id: 'tell-us',
      title: 'Tell us',
      summary:
        'Write to us and a person will help. If that doesn’t work, you can get advice on your rights.',
      blocks: [
        [
          'If you can’t use something, write to ',
          mailTo(supportEmail),
          '. Tell us which page it is and what you use to read it. We’ll send you the content in another format if you need it now, and tell you when the page is fixed.',
        ],
        [
          'If our answer doesn’t help, the ',
          {
            label: 'Equality Advisory and Support Service',
            href: 'https://www.equalityadvisoryservice.com/',
          },
          ' advises you on your rights.',
        ],
      ],
    },
  ],
});
