import type { Meta, StoryObj } from '@storybook/react-vite';
import { Disclosure, Text } from '@tuppence/ui';
import { expect, userEvent, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  parameters: {
    guidance: {
      use: 'Details that most people do not need.',
      not: 'Text that everyone must read, or a menu.',
      accessibility:
        'A native details element. Works without scripts. Opens when a search in the page finds it.',
      good: {
        picture: () => (
          <Disclosure summary="How is Tuppence paid?">
            <Text>Brands pay a fee.</Text>
          </Disclosure>
        ),
        reason: 'A question that only some people have.',
      },
      bad: {
        picture: () => (
          <Disclosure summary="More">
            <Text>You are charged on the 1st of each month.</Text>
          </Disclosure>
        ),
        reason: 'What everybody needs is hidden, and the label does not say it.',
      },
    },
  },
  args: {
    id: 'refunds',
    summary: 'Can I get my money back?',
    children: <Text>Gift cards and codes are non-refundable unless stated.</Text>,
  },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

const answer = (canvasElement: HTMLElement) =>
  within(canvasElement).getByText('Gift cards and codes are non-refundable unless stated.');

export const Basic: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(answer(canvasElement)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Can I get my money back?'));
    await expect(answer(canvasElement)).toBeVisible();
  },
};

export const OpenAtFirst: Story = {
  args: { defaultOpen: true },
  play: async ({ canvasElement }) => {
    await expect(answer(canvasElement)).toBeVisible();
  },
};

export const OpensWhenTheAddressPointsAtIt: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See Basic.' } },
  play: async ({ canvasElement }) => {
    await expect(answer(canvasElement)).not.toBeVisible();
    window.location.hash = 'refunds';
    await waitFor(() => expect(answer(canvasElement)).toBeVisible());
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
  },
};

export const Group: Story = {
  render: (args) => (
    <div>
      <Disclosure {...args} group="questions" />
      <Disclosure summary="Which charities?" group="questions" defaultOpen>
        <Text>Any in the UK.</Text>
      </Disclosure>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Any in the UK.')).toBeVisible();
    await userEvent.click(canvas.getByText('Can I get my money back?'));
    await expect(canvas.getByText('Any in the UK.')).not.toBeVisible();
  },
};

export const VeryLongText: Story = {
  args: {
    defaultOpen: true,
    summary: 'What about Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch and its shops?',
    children: <Text>{'An answer that goes on and on. '.repeat(30)}</Text>,
  },
  parameters: { viewport: { defaultViewport: 'phone' } },
};
