import { failure } from '@tuppence/content/shared/notices';
import type { KitOfferProps } from '@tuppence/ui/kit';
import { env } from '../env';

export type KitOfferWords = Pick<
  KitOfferProps,
  'id' | 'title' | 'lead' | 'open' | 'opening' | 'scriptlessText'
>;

const lead = (whom: string) =>
  `A poster for the noticeboard, a card for the till, a block for the newsletter and a square for social media, each with codes that lead to ${whom}. They’re made in your browser, so nothing is uploaded.`;

const offer = { id: 'kit', open: 'Make the kit', opening: 'Fetching the kit…' };

export const charitiesKit: KitOfferWords = {
  ...offer,
  lead: lead('you'),
  title: 'Print it, pin it up, send it round',
  scriptlessText: `The kit is drawn by JavaScript, which is off in your browser. Your invite link works without it: ${inviteForm('YOUR-CODE')}`,
};

export const partnerKit = (name: string, code: string): KitOfferWords => ({
  ...offer,
  lead: lead(name),
  title: `Spread the word for ${name}`,
  scriptlessText: `The kit is drawn by JavaScript, which is off in your browser. The invite link works without it: ${inviteForm(code)}`,
});

/** An invite link without its scheme. */
function inviteForm(code: string) {
  return `${env.origin.replace(/^https?:\/\//, '')}/?ref=${code}`;
}

export const newsletterName = 'Newsletter block';

export const kitFailures = {
  save: failure('We couldn’t make the file', 'Check your connection, then try again.'),
  print: failure('This browser can’t print', 'Save the PNG, and print that.'),
} as const;
