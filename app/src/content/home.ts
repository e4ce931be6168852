import type { PageMeta } from '@tuppence/site/page-meta';

export const meta: PageMeta = {
  path: '/',
  title: 'Tuppence | Fundraise with your regular spending',
  description:
    'Buy shopping credit from brands you know, and the brand gives a share to the UK charity you choose. Free, for iPhone.',
  keywords: [
    'charity shopping app',
    'fundraising',
    'shopping cards',
    'give while you shop',
    'UK charities',
  ],
};
