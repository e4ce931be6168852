import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, VisuallyHidden } from '@tuppence/ui';
import { expect } from 'storybook/test';

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  parameters: {
    guidance: {
      use: 'Text for screen readers where everyone else sees a picture that says the same.',
      not: 'Hiding text that everyone needs.',
      accessibility: 'Read out, never shown. With the role status, changes are announced.',
      good: {
        picture: () => (
          <Button>
            Give £10<VisuallyHidden> to St Anne’s Hospice</VisuallyHidden>
          </Button>
        ),
        reason: 'Words that the eye gets from the place.',
      },
      bad: {
        picture: () => (
          <Button>
            <VisuallyHidden>Delete everything</VisuallyHidden>OK
          </Button>
        ),
        reason: 'People who see are told less than people who listen.',
      },
    },
  },
  args: { children: 'to St Anne’s Hospice' },
  render: (args) => (
    <Button>
      Give £10
      <VisuallyHidden {...args} />
    </Button>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: /Give £10\s?to St Anne’s Hospice/ }),
    ).toBeVisible();
    const hidden = canvas.getByText('to St Anne’s Hospice').closest('span');
    await expect(hidden?.getBoundingClientRect().width).toBe(1);
  },
};
