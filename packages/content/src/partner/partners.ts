import { featuredPartners, type Partner } from './featured.ts';

const others: readonly Partner[] = [];

export const partners: readonly Partner[] = [...featuredPartners, ...others];

export const partnerLinks = partners.map(({ slug, name }) => ({ href: `/${slug}`, name }));
