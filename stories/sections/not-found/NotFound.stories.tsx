import type { Meta, StoryObj } from '@storybook/react-vite';
import { nearest, section } from '@tuppence/content/not-found/copy';
import { siteDefaults } from '@tuppence/content/site';
import { NotFound } from '@tuppence/ui/not-found';
import { expect, within } from 'storybook/test';

const meta = {
  title: 'Sections/NotFound/NotFound',
  component: NotFound,
  parameters: {
    guidance: {
      use: 'An address without a page.',
      not: 'Errors of the server or of loading. Use LoadFailure.',
      accessibility: 'Contains the level 1 heading. The links are in a named landmark.',
    },
  },
  args: section(siteDefaults),
} satisfies Meta<typeof NotFound>;
export default meta;

export const Basic: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: '404 Oops! Page not found' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await expect(
      within(canvas.getByRole('navigation', { name: 'Main pages' })).getAllByRole('link').length,
    ).toBeGreaterThan(3);
  },
};

export const NearestPage: StoryObj<typeof meta> = {
  args: { nearest: nearest({ href: '/parentkind', label: 'Parentkind' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Did you mean Parentkind?');
    await expect(canvas.getByRole('link', { name: 'Parentkind' })).toHaveAttribute(
      'href',
      '/parentkind',
    );
  },
};
