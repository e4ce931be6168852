import type { Meta, StoryObj } from '@storybook/react-vite';
import { brandStrip } from '@tuppence/content/home/static-parts';
import { BrandStrip } from '@tuppence/ui/home';
import { expect, userEvent, within } from 'storybook/test';

const meta = {
  title: 'Sections/Home/BrandStrip',
  component: BrandStrip,
  parameters: {
    guidance: {
      use: 'The brands of the app at a glance, from edge to edge.',
      not: 'Cards to choose from, or fewer than four brands.',
      accessibility:
        'Has its own heading. The scrolling strip can be reached and scrolled by keyboard.',
    },
  },
  args: brandStrip,
} satisfies Meta<typeof BrandStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    const rack = canvas.getByRole('list', { name: 'Trusted by 100+ household brands' });
    await expect(within(rack).getAllByRole('listitem')).toHaveLength(10);
    await userEvent.tab();
    await expect(rack).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const One: Story = { args: { cards: [{ brand: 'fernway', value: '£50' }] } };
