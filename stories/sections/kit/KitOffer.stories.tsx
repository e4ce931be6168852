import type { Meta, StoryObj } from '@storybook/react-vite';
import { charitiesKit } from '@tuppence/content/kit/offer';
import { siteDefaults } from '@tuppence/content/site';
import { Text } from '@tuppence/ui';
import { Noticeboard } from '@tuppence/ui/brand';
import { KitOffer } from '@tuppence/ui/kit';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

const { open, opening } = charitiesKit(siteDefaults);

const meta = {
  title: 'Sections/Charity kit/KitOffer',
  component: KitOffer,
  parameters: {
    guidance: {
      use: 'Offering the kit to a charity, on a page that others read too.',
      not: 'A page for the kit only. Use CharityKit.',
      accessibility:
        'Has its own heading. A landmark. Without scripts, it says why there is no button.',
    },
    visual: { tablet: true },
  },
  args: {
    title: 'Spread the word for St Anne’s Hospice',
    lead: 'A poster for the noticeboard, a card for the till, a block for the newsletter and a square for social media.',
    picture: <Noticeboard />,
    open,
    opening,
    scriptlessText: 'The kit is drawn by JavaScript, which is off in your browser.',
    onOpen: fn(),
    onNear: fn(),
  },
} satisfies Meta<typeof KitOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onNear).toHaveBeenCalledTimes(1));
    await expect(args.onOpen).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Make the kit' }));
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  },
};

export const Pending: Story = {
  args: { pending: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Fetching the kit…' });
    await userEvent.click(button);
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

export const Open: Story = {
  args: { children: <Text>The kit stands here.</Text> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
