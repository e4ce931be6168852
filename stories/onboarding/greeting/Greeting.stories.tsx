import type { Meta, StoryObj } from '@storybook/react-vite';
import { greeting, homeOfGiving } from '@tuppence/content/onboarding/copy';
import { Greeting } from '@tuppence/ui/onboarding';
import { useEffect, useReducer } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { framed } from '../../support/framed';

const words = 'Hey Ada, let us take you through the future of giving...';

const meta = {
  title: 'Onboarding/Greeting',
  component: Greeting,
  parameters: {
    ...framed(),
    guidance: {
      use: 'Between steps 1 and 2: greets the visitor by name for two seconds.',
      not: 'A wait of unknown length: it shows no progress.',
      accessibility:
        'Takes focus once and stays above the next step, so that slow readers can finish. Then announces the next heading.',
    },
  },
  args: { name: 'Ada', greeting, next: homeOfGiving.heading, onContinue: fn() },
} satisfies Meta<typeof Greeting>;
export default meta;
type Story = StoryObj<typeof meta>;

let start = 0;

export const Basic: Story = {
  beforeEach: () => {
    start = performance.now();
  },
  play: async ({ args, canvas }) => {
    const shown = canvas.getByRole('heading', { level: 1, name: words });
    await expect(shown).toHaveFocus();
    await waitFor(() => expect(args.onContinue).toHaveBeenCalledOnce());
    await expect(performance.now() - start).toBeGreaterThan(1900);
  },
};

/** The greeting stays the same element, so it keeps focus. */
export const Settles: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'It looks like Basic, with smaller letters.' } },
  render: function Settling(args) {
    const [settled, settle] = useReducer(() => true, false);
    useEffect(() => {
      addEventListener('settle', settle);
      return () => removeEventListener('settle', settle);
    }, []);
    return <Greeting {...args} settled={settled} />;
  },
  play: async ({ canvas }) => {
    const shown = canvas.getByRole('heading', { name: words });
    dispatchEvent(new Event('settle'));
    await waitFor(() => expect(canvas.queryByRole('heading')).toBeNull());
    await expect(shown).toHaveTextContent(words);
    await expect(canvas.getByRole('status')).toHaveTextContent(homeOfGiving.heading);
    await expect(shown).toHaveFocus();
  },
};

export const LongName: Story = {
  args: { name: 'Wolfeschlegelstein'.repeat(3) },
  play: async ({ canvas }) => {
    const shown = canvas.getByRole('heading', { level: 1 });
    await expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth);
  },
};
