import type { Meta, StoryObj } from '@storybook/react-vite';
import { buyCard } from '@tuppence/content/films/screens';
import { BuyCard } from '@tuppence/ui/brand';
import { expect } from 'storybook/test';
import { inPhone } from '../../support/frames';

const label = 'The app: a £50 Oakhurst card, with £10 for St Anne’s';

const meta = {
  title: 'Brand/PhoneScreens/BuyCard',
  component: BuyCard,
  parameters: {
    guidance: {
      use: 'Inside Phone: buying a shopping card.',
      not: 'A form that sells something.',
      accessibility: 'Nothing can be pressed. The label of the Phone says what the screen shows.',
    },
  },
  args: buyCard(2),
  decorators: [inPhone({ label })],
} satisfies Meta<typeof BuyCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: label })).toBeVisible();
    await expect(canvasElement.querySelector('button, a, input')).toBeNull();
  },
};

export const Paid: Story = {
  args: { action: 'Paid', actionState: 'done' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paid')).toBeVisible();
  },
};

export const AnotherBrand: Story = {
  args: buyCard(3, 'saltmarsh', 'Saltmarsh'),
};
