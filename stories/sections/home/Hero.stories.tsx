import type { Meta, StoryObj } from '@storybook/react-vite';
import { hero } from '@tuppence/content/home/copy';
import { siteDefaults } from '@tuppence/content/site';
import { ReceiptBarcode, ShoppingCard } from '@tuppence/ui/brand';
import { Hero } from '@tuppence/ui/home';
import { expect, fn, userEvent } from 'storybook/test';

const { title, lead, rating, explore, estimate, receipt } = hero;
const { appStoreUrl } = siteDefaults;
const barcode = <ReceiptBarcode value="TUPPENCE" />;

const meta = {
  title: 'Sections/Home/Hero',
  component: Hero,
  parameters: {
    guidance: {
      use: 'The first section of the home page.',
      not: 'Any other page: each has its own hero.',
      accessibility: 'Contains the level 1 heading. The receipt is read as a list.',
    },
  },
  args: {
    title,
    lead,
    rating,
    explore,
    card: <ShoppingCard brand="oakhurst" value="£50" />,
    receipt: { ...receipt, barcode },
    device: 'desktop',
    appStoreUrl,
    onGetApp: fn(),
  },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get the app' }));
    await expect(args.onGetApp).toHaveBeenCalledOnce();
  },
};

/** The text does not move when the greeting appears. */
export const Invited: Story = {
  parameters: { visual: { tablet: true } },
  args: { greeting: 'Invite code: Voluntary Action Arun & Chichester' },
  play: async ({ canvas }) => {
    const greeting = canvas.getByText('Invite code: Voluntary Action Arun & Chichester');
    await expect(greeting).toBeVisible();
    const words = greeting.closest('div') as HTMLElement;
    await expect(greeting.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      words.getBoundingClientRect().top,
    );
  },
};

export const WithEstimate: Story = {
  args: { estimate: { ...estimate, onOpen: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What would my shop give?' }));
    await expect(args.estimate?.onOpen).toHaveBeenCalledOnce();
  },
};

export const WaitlistMode: Story = {
  args: { waitlistMode: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Join waitlist' })).toBeVisible();
  },
};

export const VeryLongTexts: Story = {
  args: {
    title:
      'Fundraise with your regular, irregular, planned, unplanned and frankly regrettable spending',
    receipt: {
      ...receipt,
      barcode,
      total: {
        label: 'To the Worshipful Company of Extraordinarily Long-Named Hospices of the North East',
        value: '£1,000,000.00',
      },
    },
  },
  play: async ({ canvasElement }) => {
    const region = canvasElement.querySelector('section') as HTMLElement;
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
  },
};
