import { notFoundSection } from '@tuppence/content/not-found/copy';
import { env } from '../env';

export const notFound = {
  meta: {
    path: '/404',
    title: `Page not found | ${env.name}`,
    description: 'There’s no page at this address. Here are the main pages instead.',
    keywords: [],
    indexable: false,
  },
  section: notFoundSection(env),
};
