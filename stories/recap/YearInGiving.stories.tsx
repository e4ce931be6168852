import type { Meta, StoryObj } from '@storybook/react-vite';
import { yearPicture } from '@tuppence/content/account/recap-picture';
import { yearInGiving } from '@tuppence/content/account/recap-tools';
import { YearInGiving, YearPicture } from '@tuppence/ui/recap';
import { expect, fn } from 'storybook/test';
import { gifts } from '../fixtures/recap';

const meta = {
  title: 'Donor page/YearInGiving',
  component: YearInGiving,
  parameters: {
    guidance: {
      use: 'The section around a YearPicture.',
      not: 'A donor without gifts: there is no year to show.',
      accessibility: 'A landmark with a level 2 heading. Not printed.',
    },
    visual: { tablet: true },
  },
  args: {
    title: yearInGiving.title,
    lead: 'Post it, send it or keep it. It’s drawn in your browser.',
    children: (
      <YearPicture
        copy={yearPicture}
        gifts={gifts}
        year="2026/27"
        running
        site={{ name: 'Tuppence', address: 'www.tuppence.example' }}
        fileName="my-2026-27-in-giving.png"
        onDownload={fn()}
      />
    ),
  },
} satisfies Meta<typeof YearInGiving>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your year, as a picture' })).toBeVisible();
    await expect(await canvas.findByRole('img', { name: /^My 2026/ })).toBeVisible();
    const download = await canvas.findByRole('button', { name: /PNG/ });
    await expect(download).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Share' })).toBeNull();
  },
};
