import { claims } from '@tuppence/content/claims/register';

/** Each with its pages. */
export const sampleClaims = (): string[] =>
  Object.values(claims)
    .filter(({ kind }) => kind === 'sample')
    .map(({ text, shownOn }) => `“${text}” on ${shownOn.join(', ')}`);

export const refusal = (samples: readonly string[]): string =>
  [
    'These claims are samples, and a production build must not publish them:',
    ...samples.map((one) => `- ${one}`),
    'Replace them in packages/content/src/claims/register.ts. For a trial, set ALLOW_SAMPLE_CLAIMS=1.',
  ].join('\n');
