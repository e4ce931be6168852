import type { Meta, StoryObj } from '@storybook/react-vite';
import { Slider } from '@tuppence/ui';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { onStrong } from '../../support/frames';

const meta = {
  title: 'Components/Slider',
  component: Slider,
  parameters: {
    guidance: {
      use: 'A rough amount with an immediate effect.',
      not: 'An exact figure. Use TextField.',
      accessibility: 'Arrow keys, Page Up and Page Down move it. Its value is announced as text.',
      good: {
        picture: () => (
          <Slider
            label="Weekly shop"
            max={200}
            step={5}
            defaultValue={60}
            formatValue={(value) => `£${value}`}
          />
        ),
        reason: 'A rough amount, with its value in sight.',
      },
      bad: {
        picture: () => <Slider label="Year of birth" min={1900} max={2026} defaultValue={1985} />,
        reason: 'An exact value is hard to hit. Use TextField.',
      },
    },
  },
  args: {
    label: 'Points to convert',
    min: 500,
    max: 2000,
    step: 500,
    defaultValue: 1500,
    formatValue: (points) => `${points.toLocaleString('en-GB')} points`,
    onValueChange: fn(),
  },
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Points to convert' });
    await expect(slider).toHaveAttribute('aria-valuetext', '1,500 points');
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await fireEvent.input(slider, { target: { value: '2000' } });
    await expect(canvas.getByText('2,000 points')).toBeVisible();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2000);
    await fireEvent.change(slider, { target: { value: '500' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '500 points');
  },
};

export const WithDescription: Story = { args: { description: '100 points are £1.' } };

export const OutsideTheRange: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See Basic of LoyaltyDemo.' } },
  args: { defaultValue: 9000 },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider');
    await expect(slider).toHaveValue('2000');
    await expect(slider).toHaveAttribute('aria-valuetext', '2,000 points');
  },
};

export const LabelHidden: Story = {
  parameters: { visual: { skip: 'Basic without its label.' } },
  args: { labelHidden: true },
};

export const Disabled: Story = {
  args: { disabled: true },
};

export const OnStrong: Story = {
  decorators: [onStrong],
};

export const VeryLongText: Story = {
  args: {
    label: 'How many of the points that you gathered at the till do you want to give away today',
    formatValue: (points) => `${points} points, which make ${points / 100} pounds for your charity`,
  },
  parameters: { viewport: { defaultViewport: 'phone' } },
};
