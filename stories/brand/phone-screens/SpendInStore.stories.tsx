import type { Meta, StoryObj } from '@storybook/react-vite';
import { spendInStore } from '@tuppence/content/films/screens';
import { SpendInStore } from '@tuppence/ui/brand';
import { expect } from 'storybook/test';
import { inPhone } from '../../support/frames';

const label = 'The app: a barcode with £50 on it, held up to the till';

const meta = {
  title: 'Brand/PhoneScreens/SpendInStore',
  component: SpendInStore,
  parameters: {
    guidance: {
      use: 'Inside Phone: paying at the till by barcode.',
      not: 'A code that works: anyone could scan it.',
      accessibility: 'Nothing can be pressed. The label of the Phone says what the screen shows.',
    },
  },
  args: spendInStore,
  decorators: [inPhone({ label, status: 'light' })],
} satisfies Meta<typeof SpendInStore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: label })).toBeVisible();
    await expect(canvasElement.querySelector('button, a, input')).toBeNull();
  },
};

export const BeingScanned: Story = { args: { scanAt: 0.62 } };

export const Spent: Story = {
  args: { balance: '£26.60', message: '£23.40 spent', paid: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£26.60')).toBeVisible();
  },
};
