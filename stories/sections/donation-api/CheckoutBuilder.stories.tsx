import type { Meta, StoryObj } from '@storybook/react-vite';
import { attributes, builderCopy } from '@tuppence/content/donation-api/checkout-builder';
import { CheckoutBuilder } from '@tuppence/ui/donation-api';
import { Container, Section } from '@tuppence/ui/layout';
import { tuppence } from '@tuppence/ui/theme';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { withClipboard } from '../../support/clipboard';

const writeText = fn(async (_text: string) => undefined);

const meta = {
  title: 'Sections/DonationApi/CheckoutBuilder',
  component: CheckoutBuilder,
  parameters: {
    guidance: {
      use: 'Trying a charity’s colours on the checkout for other websites, and copying the code that has them.',
      not: 'A whole brand, with headings and dark bands. Use the theme builder.',
      accessibility:
        'A wrong entry takes the focus. What the checkout takes instead of a colour that cannot be read is announced. The browser’s own control picks colours.',
    },
    visual: { tablet: true },
  },
  args: {
    copy: builderCopy,
    sample: {
      title: 'donate.html',
      code: '<h1>Give</h1>\n<tuppence-checkout></tuppence-checkout>\n<p>Thank you.</p>',
    },
    attributes,
  },
  decorators: [
    (Story) => (
      <Section tone="quiet" space="compact">
        <Container>
          <Story />
        </Container>
      </Section>
    ),
  ],
  loaders: [() => import('@tuppence/checkout/element')],
  beforeEach: () => {
    const { warn } = console;
    console.warn = () => undefined;
    return () => {
      console.warn = warn;
    };
  },
} satisfies Meta<typeof CheckoutBuilder>;
export default meta;
type Story = StoryObj<typeof meta>;

const tryLabel = { name: 'Try your colours' };

/** The checkout's button that leads on. */
async function continueButton(canvasElement: HTMLElement) {
  const { shadowRoot } = canvasElement.querySelector('tuppence-checkout') as HTMLElement;
  return within(shadowRoot?.querySelector('div') as HTMLElement).findByRole('button', {
    name: 'Continue',
  });
}

export const Basic: Story = {
  play: async ({ canvas, canvasElement }) => {
    const { action, page, text } = tuppence.color;
    const fieldOf = (name: string) => canvas.getByRole('textbox', { name });
    await expect(fieldOf('Buttons and links')).toHaveAttribute('placeholder', action);
    await expect(fieldOf('Background')).toHaveAttribute('placeholder', page);
    await expect(fieldOf('Text')).toHaveAttribute('placeholder', text);
    await expect(await continueButton(canvasElement)).toHaveStyle({ backgroundColor: action });
  },
};

export const Readable: Story = {
  play: withClipboard({ writeText }, async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Buttons and links' }), '#1F5FA8');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Corners' }), '2px{Enter}');
    await expect(
      await canvas.findByText('The widget has #1F5FA8, 2px, and the code below too.'),
    ).toBeVisible();
    await waitFor(async () =>
      expect(await continueButton(canvasElement)).toHaveStyle({
        backgroundColor: '#1F5FA8',
        borderRadius: '2px',
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Copy/ }));
    await expect(writeText).toHaveBeenLastCalledWith(
      '<h1>Give</h1>\n<tuppence-checkout\n  color-action="#1F5FA8"\n  radius="2px"\n></tuppence-checkout>\n<p>Thank you.</p>',
    );
  }),
};

export const Unreadable: Story = {
  play: async ({ canvas, canvasElement }) => {
    const orange = '#F28C28';
    await userEvent.type(canvas.getByRole('textbox', { name: 'Buttons and links' }), orange);
    await userEvent.click(canvas.getByRole('button', tryLabel));
    const said = await canvas.findByText(
      /^Buttons and links: #FFFFFF on #F28C28 has 2\.45:1 and needs 4\.5:1, so the widget has #[\dA-F]{6}\.$/,
    );
    await expect(within(canvas.getByRole('form')).getAllByRole('status').at(-1)).toContainElement(
      said,
    );
    const [, taken = ''] = /widget has (#\w+)/.exec(said.textContent ?? '') ?? [];
    await expect(await continueButton(canvasElement)).toHaveStyle({ backgroundColor: taken });
    await expect(canvas.getByRole('region', { name: meta.args.sample.title })).toHaveTextContent(
      `color-action="${taken}"`,
    );
  },
};

export const Refused: Story = {
  parameters: { visual: { skip: 'Unreadable with another sentence.' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Buttons and links' }), '#40B4C9');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Background' }), '#3924CC');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Text' }), '#1A15FC');
    await userEvent.click(canvas.getByRole('button', tryLabel));
    await expect(await canvas.findByText(/^We found no similar colours/)).toBeVisible();
    await expect(await continueButton(canvasElement)).toHaveStyle({
      backgroundColor: tuppence.color.action,
    });
  },
};

export const WrongEntries: Story = {
  play: async ({ canvas, canvasElement }) => {
    const background = canvas.getByRole('textbox', { name: 'Background' });
    await userEvent.type(background, 'cream');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Corners' }), 'calc(8px');
    await userEvent.click(canvas.getByRole('button', tryLabel));
    await waitFor(() => expect(background).toHaveFocus());
    await expect(background).toHaveAccessibleDescription(
      'Enter # and six digits or letters from A to F, such as #0B7A4B.',
    );
    await expect(background).toHaveValue('cream');
    await expect(canvas.getByRole('textbox', { name: 'Corners' })).toHaveAccessibleDescription(
      'Enter a length such as 8px.',
    );
    await expect(canvasElement.querySelector('tuppence-checkout')).not.toHaveAttribute('radius');
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Corners' }),
      '{Control>}a{/Control}0',
    );
    await expect(canvas.queryByText('Enter a length such as 8px.')).toBeNull();
  },
};

/** Entered again, and removed. */
export const Corrected: Story = {
  parameters: { visual: { skip: 'Basic with another sentence.' } },
  tags: ['check'],
  play: async ({ canvas }) => {
    const background = canvas.getByRole('textbox', { name: 'Background' });
    await userEvent.type(background, ' fff8e7 {Enter}');
    await expect(await canvas.findByText(/^The widget has #fff8e7, /)).toBeVisible();
    await userEvent.type(background, '{Control>}a{/Control}cream{Enter}');
    await waitFor(() => expect(canvas.queryByText(/^The widget has #fff8e7, /)).toBeNull());
    await userEvent.type(background, '{Control>}a{/Control}{Backspace}{Enter}');
    await expect(await canvas.findByText(/^The widget has its own colours again/)).toBeVisible();
  },
};

/** With the browser's own control. */
export const Picked: Story = {
  parameters: { visual: { skip: 'Readable with another colour.' } },
  tags: ['check'],
  play: async ({ canvas }) => {
    const picker = canvas.getByLabelText<HTMLInputElement>('Text: pick a colour');
    await expect(picker).toHaveValue(tuppence.color.text.toLowerCase());
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      picker,
      '#2a1a12',
    );
    picker.dispatchEvent(new Event('input', { bubbles: true }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveValue('#2A1A12'),
    );
  },
};
