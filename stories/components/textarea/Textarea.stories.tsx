import type { Meta, StoryObj } from '@storybook/react-vite';
import { Textarea } from '@tuppence/ui';
import { expect, userEvent, waitFor } from 'storybook/test';

const meta = {
  title: 'Components/Textarea',
  component: Textarea,
  parameters: {
    guidance: {
      use: 'Several lines of text: a message, code, or a name with line breaks.',
      not: 'A single line. Use TextField.',
      accessibility:
        'Keep the label visible if you can. Enter adds a line and does not send the form.',
      good: {
        picture: () => <Textarea label="Your message" description="At most 500 characters." />,
        reason: 'Several sentences, with room for them.',
      },
      bad: {
        picture: () => <Textarea label="Postcode" />,
        reason: 'One short value in a large box. Use TextField.',
      },
    },
  },
  args: { label: 'Message', rows: 3 },
} satisfies Meta<typeof Textarea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    const textarea = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(textarea, 'Two{Enter}pence');
    await expect(textarea).toHaveValue('Two\npence');
    textarea.blur();
  },
};

export const WithError: Story = {
  args: { description: 'Up to 60 letters.', error: 'Enter a message.', required: true },
  play: async ({ canvas }) => {
    const textarea = canvas.getByRole('textbox', { name: 'Message' });
    // The focus ring is in the error colour.
    textarea.focus();
    const frame = getComputedStyle(textarea.parentElement as HTMLElement);
    await waitFor(() => expect(frame.outlineStyle).toBe('solid'));
    await waitFor(() => expect(frame.borderColor).toBe(frame.outlineColor));
    textarea.blur();
  },
};

export const Figures: Story = {
  args: { label: 'Body (JSON)', figures: true, rows: 4, defaultValue: '{\n  "amount": 25\n}' },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Two pence' } };

export const VeryLongText: Story = {
  args: { defaultValue: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(4) },
  parameters: { viewport: { defaultViewport: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
