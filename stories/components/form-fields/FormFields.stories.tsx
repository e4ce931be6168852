import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Button,
  FormError,
  FormFields,
  TextField,
  useErrorFocus,
  VisuallyHidden,
} from '@tuppence/ui';
import { Stack } from '@tuppence/ui/layout';
import { useRef, useState } from 'react';
import { renderToString } from 'react-dom/server.browser';
import { expect, userEvent, waitFor } from 'storybook/test';

const children = (
  <Stack gap={4}>
    <TextField label="Name" name="name" />
    <Button type="submit">Send</Button>
  </Stack>
);

/** Says what is wrong once it is sent, and no longer once the field changes. */
function NameForm() {
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState('');
  const [state, setState] = useState({ submitCount: 0, errors: {} as { name?: string } });
  const announcement = useErrorFocus(form, state);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const errors = name ? {} : { name: 'Enter your name.' };
        setState({ submitCount: state.submitCount + 1, errors });
      }}
    >
      <FormFields>
        <Stack gap={4}>
          <TextField
            label="Name"
            name="name"
            required
            value={name}
            onValueChange={(value) => {
              setName(value);
              setState({ ...state, errors: {} });
            }}
            error={state.errors.name}
            errorAnnounced={false}
          />
          <Button type="submit">Send</Button>
          <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        </Stack>
      </FormFields>
    </form>
  );
}

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

export const Example: Story = {
  parameters: { visual: { skip: 'See Basic.' } },
  render: () => <NameForm />,
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('Enter your name.');
    await userEvent.type(name, 'A');
    await expect(name).not.toHaveAccessibleDescription();
    await expect(name).toBeValid();
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
