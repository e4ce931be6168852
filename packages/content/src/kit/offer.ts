import type { KitOfferProps } from '@tuppence/ui/kit';
import type { Site } from '../site.ts';

export type KitOfferWords = Pick<
  KitOfferProps,
  'id' | 'title' | 'lead' | 'open' | 'opening' | 'scriptlessText'
>;

interface Offer {
  title: string;
  whose: string;
  /** What to do before the kit is used. */
  first: string;
  link: string;
  code: string;
}

const offer = ({ origin }: Site, { title, whose, first, link, code }: Offer) => ({
  id: 'kit',
  title,
  lead: `A poster with strips to tear off, a card for the till, a block for the newsletter and a square for social media, each with a link that carries ${whose} code. They’re made in your browser, so nothing is uploaded. ${first}`,
  open: 'Make the kit',
  opening: 'Fetching the kit…',
  scriptlessText: `The kit is drawn by JavaScript, which is off in your browser. ${link} works without it: ${origin.replace(/^https?:\/\//, '')}/?ref=${code}`,
});

export const charitiesKit = (site: Site): KitOfferWords =>
  offer(site, {
    title: 'Print it, pin it up, send it round',
    whose: 'your',
    first: 'Use the kit once you’ve signed the agreement.',
    link: 'Your invite link',
    code: 'YOUR-CODE',
  });

export const partnerKit = (site: Site, name: string, code: string): KitOfferWords =>
  offer(site, {
    title: `Spread the word for ${name}`,
    whose: 'the charity’s',
    first:
      'Use the kit once the charity has signed our agreement. If you don’t work there, ask them first.',
    link: 'The invite link',
    code,
  });
