import type { Meta, StoryObj } from '@storybook/react-vite';
import { giveAgain } from '@tuppence/content/account/recap-tools';
import { charitiesByLastGift, GiveAgain } from '@tuppence/ui/recap';
import { expect, fn, userEvent } from 'storybook/test';
import { gifts, hardNames } from '../fixtures/recap';

const meta = {
  title: 'Donor page/GiveAgain',
  component: GiveAgain,
  parameters: {
    guidance: {
      use: 'Links or buttons to give again to the charities in a history of gifts.',
      not: 'Charities that the visitor does not know yet. Use CharityLinks.',
      accessibility: 'A list. Each link or button is named after its charity.',
    },
    visual: { tablet: true },
  },
  args: {
    copy: giveAgain,
    charities: charitiesByLastGift(gifts),
    hrefOf: (charity) => (charity === 'Made In Hackney' ? '/made-in-hackney' : undefined),
    onGive: fn(),
  },
} satisfies Meta<typeof GiveAgain>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: giveAgain.title })).toBeVisible();
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Made In Hackney');
    await expect(first).toHaveTextContent('£5.50 so far, last on 14 Nov 2026');
    const link = canvas.getByRole('link', { name: 'Give again to Made In Hackney' });
    await expect(link).toHaveAttribute('href', '/made-in-hackney');
    await userEvent.click(canvas.getByRole('button', { name: 'Give again to Cancer Research UK' }));
    await expect(args.onGive).toHaveBeenCalledWith('Cancer Research UK');
  },
};

export const ManyCharities: Story = {
  args: {
    charities: Array.from({ length: 30 }, (_, index) => ({
      label: `${hardNames[index % hardNames.length]} ${index}`,
      pence: 123_456_789,
      lastGivenOn: '2026-11-22',
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 30 charities' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(30);
    await expect(canvas.getAllByRole('listitem')[8]).toHaveFocus();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
