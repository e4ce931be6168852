import { featuredPartners, type Partner } from './featured.ts';

const others: readonly Partner[] = [];

export const partners: readonly Partner[] = [...featuredPartners, ...others];

export const partnerLinks = partners.map(({ slug, name, registeredNumber }) => ({
  href: `/${slug}`,
  name,
  numbers: registeredNumber?.match(/\w*\d{5,}/g) ?? undefined,
}));
