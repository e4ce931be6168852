import type { Partner } from '@tuppence/content/partner/copy';
import { featuredPartners } from './featured-partners.ts';

const others: readonly Partner[] = [];

export const partners: readonly Partner[] = [...featuredPartners, ...others];

export const partnerLinks = partners.map(({ slug, name }) => ({ href: `/${slug}`, name }));
