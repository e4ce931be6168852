import { termsClauses, termsDocument } from '@tuppence/content/legal/terms';
import { env } from '../env';

/** Terms and Conditions of the iOS app (docs/behaviour.md 3.8, 5, 6.15 and 11.3). */
export const terms = {
  meta: {
    path: '/terms',
    title: `Terms and Conditions | ${env.name}`,
    description:
      'What you agree to when you buy shopping credit in the app: links and their validity, donations, lost cards and refunds, each with a plain-English summary.',
    keywords: ['terms and conditions', 'Secure Link', 'Choice Link', 'gift card terms', 'refunds'],
  },
  document: { ...termsDocument(env), clauses: termsClauses(env) },
};
