import { privacyClauses, privacyDocument } from '@tuppence/content/legal/privacy';
import { env } from '../env';

/** Privacy Policy (docs/behaviour.md 3.8 and 11.4). */
export const privacy = {
  meta: {
    path: '/privacy',
    title: `Privacy Policy | ${env.name}`,
    description:
      'What we know about you, why, who else sees it, how long we keep it, and how to have it deleted. No tracking, no cookies, and we don’t sell your data.',
    keywords: ['privacy policy', 'data protection', 'UK GDPR', 'cookies', 'ICO'],
  },
  document: { ...privacyDocument(env), clauses: privacyClauses(env) },
};
