import { claim } from '@tuppence/content/claims/texts';

export const footer = {
  line: 'The weekly shop, with something in it for a good cause.',
  groups: [
    {
      title: 'Shoppers',
      links: [
        { href: '/#how-it-works', label: 'How it works' },
        { href: '/brands', label: 'Brands and rates' },
        { href: '/summer-of-giving', label: 'The Summer of Giving' },
        { href: '/giving-recap', label: 'Your giving' },
      ],
    },
    {
      title: 'Businesses',
      links: [
        { href: '/donation-api/ecommerce', label: 'Online stores' },
        { href: '/donation-api/loyalty', label: 'Loyalty programmes' },
      ],
    },
    {
      title: 'Charities',
      links: [
        { href: '/charities', label: 'Claim your profile' },
        { href: '/donation-api/charities', label: 'For your website' },
        { href: '/#find-a-charity', label: 'Charity pages' },
      ],
    },
    {
      title: 'Company',
      links: [
        { href: '/about', label: 'About us' },
        { href: '/vision', label: 'Vision' },
        { href: '/investors', label: 'Investors' },
      ],
    },
  ],
  legalLinks: [
    { href: '/about#contact-us', label: 'Contact' },
    { href: '/terms', label: 'Terms & Conditions' },
    { href: '/privacy', label: 'Privacy Policy' },
    { href: '/accessibility', label: 'Accessibility' },
  ],
  note: `Payments are handled by a regulated payment institution. Your money is held in ${claim('fundsSafeguarded')}, segregated accounts.`,
  copyright: (name: string) => `© 2026 ${name}. All rights reserved.`,
} as const;
