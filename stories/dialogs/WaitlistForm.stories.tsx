import type { Meta, StoryObj } from '@storybook/react-vite';
import { waitlistForm } from '@tuppence/content/waitlist/copy';
import { WaitlistForm } from '@tuppence/ui/dialogs';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Dialogs/WaitlistForm',
  component: WaitlistForm,
  parameters: {
    guidance: {
      use: 'Joining the waitlist on the page itself.',
      not: 'Beside another form.',
      accessibility: 'Errors are tied to their fields and announced; the first takes focus.',
    },
  },
  args: { copy: waitlistForm, onSubmit: fn(async () => {}) },
  render: (args) => (
    <div style={{ maxWidth: 480, padding: 24 }}>
      <WaitlistForm {...args} />
    </div>
  ),
} satisfies Meta<typeof WaitlistForm>;
export default meta;
type Story = StoryObj<typeof meta>;

function parts(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  return {
    canvas,
    email: canvas.getByRole('textbox', { name: 'Email address' }),
    terms: canvas.getByRole('checkbox', {
      name: /^I agree to the ?Terms & Conditions ?and ?Privacy Policy$/,
    }),
    submit: canvas.getByRole('button'),
  };
}

async function fillIn(canvasElement: HTMLElement) {
  const { email, terms } = parts(canvasElement);
  await userEvent.type(email, 'ada@tuppence.example');
  await userEvent.click(terms);
}

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, email, terms, submit } = parts(canvasElement);
    await expect(email).toHaveAttribute('placeholder', 'Enter your email address');
    await expect(email).toHaveValue('');
    await expect(terms).not.toBeChecked();
    await expect(submit).toHaveAccessibleName('Submit');
    await expect(canvas.getByRole('link', { name: 'Terms & Conditions' })).toHaveAttribute(
      'href',
      '/terms',
    );
    await expect(canvas.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      '/privacy',
    );
  },
};

export const NothingEntered: Story = {
  play: async ({ canvasElement, args }) => {
    const { email, terms, submit } = parts(canvasElement);
    await userEvent.click(submit);
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription('Please enter a valid email address.'),
    );
    await expect(terms).toHaveAccessibleDescription('You must accept the terms and conditions');
    await expect(email).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const NoAddress: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See NothingEntered.' } },
  play: async ({ canvasElement, args }) => {
    const { canvas, email, terms, submit } = parts(canvasElement);
    await userEvent.type(email, 'ada@tuppence');
    await userEvent.click(terms);
    await userEvent.click(submit);
    await expect(await canvas.findByText('Please enter a valid email address.')).toBeVisible();
    await expect(email).toHaveValue('ada@tuppence');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(email, '.example');
    await waitFor(() => expect(email).not.toHaveAttribute('aria-invalid', 'true'));
  },
};

export const Sent: Story = {
  parameters: { visual: { skip: 'See Basic.' } },
  play: async ({ canvasElement, args }) => {
    const { email, terms, submit } = parts(canvasElement);
    await fillIn(canvasElement);
    await userEvent.click(submit);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        email: 'ada@tuppence.example',
        acceptTerms: true,
        leaveEmpty: '',
      }),
    );
    await waitFor(() => expect(email).toHaveValue(''));
    await expect(terms).not.toBeChecked();
    await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  },
};

/** As an email program copies it. */
export const PastedWithAName: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See Sent.' } },
  play: async ({ canvasElement, args }) => {
    const { email, terms, submit } = parts(canvasElement);
    await userEvent.click(email);
    await userEvent.paste('Ada Lovelace <ada@tuppence.example>\u200b');
    await userEvent.click(terms);
    await userEvent.click(submit);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ email: 'ada@tuppence.example' }),
      ),
    );
  },
};

export const Pending: Story = {
  args: { onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvasElement, args }) => {
    const { email, submit } = parts(canvasElement);
    await fillIn(canvasElement);
    // Two presses before the form shows that it is pending.
    submit.click();
    submit.click();
    await waitFor(() => expect(submit).toHaveAccessibleName('Submitting…'));
    await userEvent.click(submit);
    await userEvent.type(email, '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(email).toHaveValue('ada@tuppence.example');
  },
};

/** People can neither see nor reach the field, and form fillers are told to leave it alone. */
export const HiddenFieldForRobots: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'Looks like Basic.' } },
  play: async ({ canvasElement, args }) => {
    const { canvas, submit } = parts(canvasElement);
    const trap = canvasElement.querySelector<HTMLInputElement>('input[name="leaveEmpty"]');
    await expect(trap).toHaveAttribute('tabindex', '-1');
    await expect(trap).toHaveAttribute('autocomplete', 'off');
    await expect(trap).toHaveAttribute('data-lpignore', 'true');
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
    await fillIn(canvasElement);
    await userEvent.type(trap as HTMLInputElement, 'https://robot.example');
    await userEvent.click(submit);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ leaveEmpty: 'https://robot.example' }),
      ),
    );
  },
};

export const OnStrong: Story = {
  render: (args) => (
    <div data-surface="strong" style={{ padding: 24 }}>
      <WaitlistForm {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(parts(canvasElement).submit);
    await canvas.findByText('Please enter a valid email address.');
  },
};
