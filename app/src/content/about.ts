import { contact, mission, people } from '@tuppence/content/about/copy';
import { claim } from '@tuppence/content/claims/texts';
import type { CompanyParticulars } from '@tuppence/settings/settings';
import { company } from '../company';
import { env } from '../env';

export function companyLines(known: CompanyParticulars): string[] {
  const { companyNumber, companyAddress, paymentInstitution, paymentInstitutionNumber } = known;
  return [
    ...(companyNumber && companyAddress
      ? [
          `${env.name} Ltd is registered in England and Wales, company number ${companyNumber}. Registered office: ${companyAddress}.`,
        ]
      : []),
    ...(paymentInstitution && paymentInstitutionNumber
      ? [
          `Payments are handled by ${paymentInstitution}, a regulated payment institution (FCA firm reference number ${paymentInstitutionNumber}).`,
        ]
      : []),
  ];
}

export const about = {
  meta: {
    path: '/about',
    title: `About Us | ${env.name}`,
    description: `Why ${env.name} exists: a little of every shop can go to a good cause, at no extra cost to you. Get in touch and we’ll answer within ${claim('responseTime')}.`,
    keywords: ['about', 'mission', 'contact', 'charity shopping app'],
  },
  mission: mission(env),
  people: { ...people, company: companyLines(company) },
  contact: contact(env),
};
