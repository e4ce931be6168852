import type { Meta, StoryObj } from '@storybook/react-vite';
import { figures } from '@tuppence/content/donation-api/charities';
import { KeyFigures } from '@tuppence/ui/donation-api';
import { expect } from 'storybook/test';

const meta = {
  title: 'Sections/DonationApi/KeyFigures',
  component: KeyFigures,
  parameters: {
    guidance: {
      use: 'At most three figures in a row.',
      not: 'Arithmetic (use Receipt), or figures that are not in the claims register.',
      accessibility:
        'Has its own heading. A list of terms and values: the meaning is read before the figure.',
    },
  },
  args: {
    title: 'Rung up so far',
    figures: [...figures.figures.slice(0, 2), { value: '80%', label: 'conversion uplift' }],
  },
} satisfies Meta<typeof KeyFigures>;

export default meta;

export const Basic: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const label = canvas.getByText('raised for good causes').closest('dt');
    await expect(label?.nextElementSibling).toHaveTextContent('£12M+');
  },
};
