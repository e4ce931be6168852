import type { Charity } from '@tuppence/ui';
import { partners } from './partners';

/** Charities that only the demos know, in the order in which they are listed. The first is the default. */
const wellKnown: readonly [Charity, ...Charity[]] = [
  { id: 'save-the-children', name: 'Save The Children', cause: 'Children, worldwide' },
  { id: 'st-annes-hospice', name: 'St Anne’s Hospice', cause: 'The hospice of our examples' },
];

/** What the demos' charity picker offers: Save The Children first (Spec §4), then the partners. */
export const demoCharities: readonly Charity[] = [
  ...wellKnown,
  ...partners.map(({ slug, name }) => ({ id: slug, name })),
];

/** Chosen at first. */
export const defaultCharityId = wellKnown[0].id;
