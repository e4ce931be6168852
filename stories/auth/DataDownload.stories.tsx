import type { Meta, StoryObj } from '@storybook/react-vite';
import { dataDownload, ownAccountFailures } from '@tuppence/content/account/own-account';
import { DataDownload } from '@tuppence/ui/auth';
import { expect, fn, userEvent } from 'storybook/test';
import { inColumn } from '../support/frames';

const meta = {
  title: 'Auth/DataDownload',
  component: DataDownload,
  parameters: {
    guidance: {
      use: 'Downloading all data about a donor.',
      not: 'Downloading a single table. Put a button beside it.',
      accessibility: 'An error is announced, and read again with each button.',
    },
  },
  args: { copy: dataDownload, onDownload: fn(async () => undefined) },
  decorators: [inColumn(480)],
} satisfies Meta<typeof DataDownload>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account and gifts (JSON)' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Every gift (CSV)' }));
    await expect(args.onDownload).toHaveBeenNthCalledWith(1, 'json');
    await expect(args.onDownload).toHaveBeenNthCalledWith(2, 'csv');
  },
};

export const Fetching: Story = {
  parameters: { visual: { skip: 'See WithAWayOn of AuthNotice.' } },
  args: { onDownload: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account and gifts (JSON)' }));
    await expect(await canvas.findByRole('button', { name: 'Fetching...' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Every gift (CSV)' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Every gift (CSV)' })).toBeVisible();
  },
};

export const NotFetched: Story = {
  args: {
    problem: {
      title: ownAccountFailures.notDownloaded,
      message: 'We could not reach the service.',
    },
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Account and gifts (JSON)' });
    await expect(button).toHaveAccessibleDescription(/^Not downloaded/);
  },
};
