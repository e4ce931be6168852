import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, FormError, FormFields, TextField } from '@tuppence/ui';
import { Stack } from '@tuppence/ui/layout';
import { renderToString } from 'react-dom/server.browser';
import { expect } from 'storybook/test';

const children = (
  <Stack gap={4}>
    <TextField label="Name" name="name" />
    <Button type="submit">Send</Button>
  </Stack>
);

const meta = {
  title: 'Components/FormFields',
  component: FormFields,
  subcomponents: { FormError },
  parameters: {
    guidance: {
      use: 'Everything inside a form.',
      not: 'Controls that are not sent together.',
      accessibility: 'Disabled until the page’s code runs. Without scripts, it says why.',
    },
  },
  args: { children },
} satisfies Meta<typeof FormFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
  },
};

export const BeforeHydration: Story = {
  render: (args) => (
    <div dangerouslySetInnerHTML={{ __html: renderToString(<FormFields {...args} />) }} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
  },
};

export const Refused: Story = {
  args: {
    children: (
      <Stack gap={4}>
        <TextField label="Name" name="name" aria-describedby="refused" />
        <FormError id="refused" title="Login Failed" message="Invalid login credentials" />
        <Button type="submit">Send</Button>
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Login Failed Invalid login credentials',
    );
  },
};
