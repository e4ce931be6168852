import type { Charity } from '@tuppence/ui';
import type { Cause } from '@tuppence/ui/partner';
import { partners } from './partners';

/** Charities that only the demos know, in the order in which they are listed. The first is the default. */
const wellKnown: readonly Charity[] = [
  { id: 'save-the-children', name: 'Save The Children', cause: 'Children, worldwide' },
  { id: 'st-annes-hospice', name: 'St Anne’s Hospice', cause: 'The hospice of our examples' },
];

/** What a charity is for, as the list says it. */
const causes: Record<Cause, string> = {
  community: 'Community',
  cookery: 'Food and cookery',
  energy: 'Climate and energy',
  hospice: 'Hospice care',
  links: 'Safety of young people',
  mothers: 'Mothers and babies',
  research: 'Medical research',
  school: 'Schools and parents',
  sewing: 'Crafts and skills',
  talent: 'Skills for young people',
  volunteering: 'Volunteering',
  wellbeing: 'Mental health',
};

/** What the demos' charity picker offers: Save The Children first (Spec §4), then the partners. */
export const demoCharities: readonly Charity[] = [
  ...wellKnown,
  ...partners.map(({ slug, name, cause }) => ({ id: slug, name, cause: causes[cause] })),
];
