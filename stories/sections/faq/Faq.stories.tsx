import type { Meta, StoryObj } from '@storybook/react-vite';
import { Faq } from '@tuppence/ui/faq';
import { expect, userEvent } from 'storybook/test';

const meta = {
  title: 'Sections/Faq',
  component: Faq,
  parameters: {
    guidance: {
      use: 'Short questions with short answers, near the end of a page.',
      not: 'Facts that people need before they act. Put those beside the action.',
      accessibility: 'Works without scripts. Each answer has its own address, which opens it.',
    },
  },
  args: {
    id: 'questions',
    title: 'Fair questions',
    lead: 'With short answers.',
    items: [
      {
        id: 'is-it-free',
        question: 'Is it really free?',
        answer: ['Yes. You pay £50 and get £50 to spend. The brand gives the rest.'],
        link: { href: '/terms', label: 'Read the terms' },
      },
      {
        id: 'which-charities',
        question: 'Which charities?',
        answer: ['Any in the UK.', 'Really.'],
      },
    ],
  },
} satisfies Meta<typeof Faq>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    const answer = canvas.getByText(/You pay £50/);
    await expect(answer).not.toBeVisible();
    await userEvent.click(canvas.getByText('Is it really free?'));
    await expect(answer).toBeVisible();
  },
};

export const OpenedByAddress: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See Basic.' } },
  play: async ({ canvas }) => {
    window.location.hash = 'which-charities';
    await expect(await canvas.findByText('Really.')).toBeVisible();
    history.replaceState(null, '', ' ');
  },
};

export const OnStrong: Story = { args: { tone: 'strong' } };

export const LongQuestion: Story = {
  args: {
    items: [
      {
        id: 'long',
        question:
          'If I buy a card for my sister, who lives abroad and has chosen another charity, and she spends half of it, whose charity gets what, and when?',
        answer: ['Yours, at once, all of it.'],
      },
    ],
  },
};
