import type { KitOfferProps } from '@tuppence/ui/kit';
import type { Site } from '../site.ts';

export type KitOfferWords = Pick<
  KitOfferProps,
  'id' | 'title' | 'lead' | 'open' | 'opening' | 'scriptlessText'
>;

const offer = (
  { origin }: Site,
  title: string,
  whose: string,
  link: string,
  code: string,
  first = '',
) => ({
  id: 'kit',
  title,
  lead: `A poster with strips to tear off, a card for the till, a block for the newsletter and a square for social media, each with a link that carries ${whose} code. They’re made in your browser, so nothing is uploaded.${first}`,
  open: 'Make the kit',
  opening: 'Fetching the kit…',
  scriptlessText: `The kit is drawn by JavaScript, which is off in your browser. ${link} works without it: ${origin.replace(/^https?:\/\//, '')}/?ref=${code}`,
});

export const charitiesKit = (site: Site): KitOfferWords =>
  offer(
    site,
    'Print it, pin it up, send it round',
    'your',
    'Your invite link',
    'YOUR-CODE',
    ' Use it once you’ve signed the agreement.',
  );

export const partnerKit = (site: Site, name: string, code: string): KitOfferWords =>
  offer(
    site,
    `Spread the word for ${name}`,
    'the charity’s',
    'The invite link',
    code,
    ' If you don’t work for the charity, ask it first.',
  );
