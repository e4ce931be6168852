import type { Meta, StoryObj } from '@storybook/react-vite';
import { PartnerFacts } from '@tuppence/ui/partner';
import { expect, fn, userEvent } from 'storybook/test';
import { partner, samplePage } from '../../fixtures/partner';

const meta = {
  title: 'Sections/Partner/PartnerFacts',
  component: PartnerFacts,
  parameters: {
    guidance: {
      use: 'Sharing a charity’s page, with its registered number and what it has raised, if known.',
      not: 'Figures that are not about one charity. Use KeyFigures.',
      accessibility: 'Has its own heading. The facts are a list of terms and values.',
    },
  },
  args: {
    ...samplePage(partner).facts,
    facts: [
      { label: 'Raised here so far, at least', value: '£1,240' },
      { label: 'Registered charity', value: '1000000' },
    ],
    onShare: fn(),
  },
} satisfies Meta<typeof PartnerFacts>;
export default meta;

export const Basic: StoryObj<typeof meta> = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share this page' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
    const label = canvas.getByText('Registered charity').closest('dt');
    await expect(label?.nextElementSibling).toHaveTextContent('1000000');
  },
};

export const NothingKnown: StoryObj<typeof meta> = {
  args: { facts: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dl')).toBeNull();
  },
};
