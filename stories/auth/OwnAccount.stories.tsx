import type { Meta, StoryObj } from '@storybook/react-vite';
import { ownAccount } from '@tuppence/content/account/own-account';
import { OwnAccount } from '@tuppence/ui/auth';
import { expect, userEvent, waitFor } from 'storybook/test';

const meta = {
  title: 'Auth/OwnAccount',
  component: OwnAccount,
  parameters: {
    guidance: {
      use: 'Account settings, data and closing, at the foot of the recap.',
      not: 'Settings that are changed often.',
      accessibility: 'A landmark with a level 2 heading. Each part is a native disclosure.',
    },
    visual: { tablet: true },
  },
  args: {
    id: ownAccount.id,
    title: ownAccount.title,
    lead: 'robin@tuppence.example',
    parts: [
      { id: 'your-name', summary: ownAccount.parts.name, content: 'The form for the name' },
      { id: 'your-data', summary: ownAccount.parts.data, content: 'The buttons for the data' },
    ],
  },
} satisfies Meta<typeof OwnAccount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Change your name'));
    await expect(canvas.getByText('The form for the name')).toBeVisible();
    await userEvent.click(canvas.getByText('Download your data'));
    await expect(canvas.getByText('The buttons for the data')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('The form for the name')).not.toBeVisible());
  },
};
