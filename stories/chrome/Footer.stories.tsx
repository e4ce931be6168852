import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from '@tuppence/ui/brand';
import { Footer } from '@tuppence/ui/chrome';
import { expect, within } from 'storybook/test';

const meta = {
  title: 'Page frame/Footer',
  component: Footer,
  parameters: {
    guidance: {
      use: 'The end of every page except full-screen ones.',
      not: 'A place for actions.',
      accessibility: 'A landmark with named groups of links.',
    },
  },
  args: {
    logo: <Logo name="Tuppence" />,
    line: 'Small change, on every shop.',
    groups: [
      { title: 'Shoppers', links: [{ href: '/summer-of-giving', label: 'The Summer of Giving' }] },
      {
        title: 'Businesses',
        links: [
          { href: '/charities', label: 'Charities' },
          { href: '/donation-api/ecommerce', label: 'Online stores' },
        ],
      },
    ],
    legalLinks: [
      { href: '/about#contact-us', label: 'Contact' },
      { href: '/terms', label: 'Terms & Conditions' },
      { href: '/privacy', label: 'Privacy Policy' },
    ],
    note: 'Payments are handled by a regulated payment institution. Funds are held in safeguarded, segregated accounts.',
    copyright: '© 2026 Tuppence',
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Businesses' })).toBeVisible();
    const list = within(canvas.getByRole('list', { name: 'Businesses' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
    await expect(
      within(canvas.getByRole('navigation', { name: 'Legal' })).getAllByRole('listitem'),
    ).toHaveLength(3);
  },
};

export const VeryLongTexts: Story = {
  args: {
    line: 'A line that somebody wrote on a Friday afternoon and that went on for rather longer than the layout had been promised',
    groups: Array.from({ length: 4 }, (_, group) => ({
      title: `An audience with an uncommonly long name, number ${group + 1}`,
      links: Array.from({ length: 6 }, (__, index) => ({
        href: `/${group}/${index}`,
        label: `Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch ${index + 1}`,
      })),
    })),
  },
  play: async ({ canvas }) => {
    const footer = canvas.getByRole('contentinfo');
    await expect(footer.scrollWidth).toBeLessThanOrEqual(footer.clientWidth);
  },
};
