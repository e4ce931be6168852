import type { Meta, StoryObj } from '@storybook/react-vite';
import { raisedTotal } from '@tuppence/content/films/screens';
import { RaisedTotal } from '@tuppence/ui/brand';
import { expect } from 'storybook/test';
import { inPhone } from '../../support/frames';

const label = 'The app: £118.40 raised for St Anne’s Hospice in seven months';

const meta = {
  title: 'Brand/PhoneScreens/RaisedTotal',
  component: RaisedTotal,
  parameters: {
    guidance: {
      use: 'Inside Phone: what was raised, by month.',
      not: 'Real figures of a donor. Use GivingChart.',
      accessibility: 'Nothing can be pressed. The label of the Phone says what the screen shows.',
    },
  },
  args: raisedTotal,
  decorators: [inPhone({ label })],
} satisfies Meta<typeof RaisedTotal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: label })).toBeVisible();
    await expect(canvasElement.querySelector('button, a, input')).toBeNull();
  },
};

export const NothingYet: Story = {
  args: {
    total: '£0.00',
    months: raisedTotal.months.map((month) => ({ ...month, pounds: 0 })),
    gifts: [],
  },
};

export const Millions: Story = { args: { total: '£1,234,567', grown: 0.5 } };
