import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container, Section } from '@tuppence/ui/layout';
import { createTheme, dark, harbour } from '@tuppence/ui/theme';
import { createElement, useEffect, useRef } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';

const themes: Record<string, ReturnType<typeof createTheme>> = {
  harbour: createTheme(harbour),
  dark: createTheme(dark),
};
const apiUrl = 'https://api.tuppence.example/v1/donations';

const answer = fn<() => Promise<Response>>();

interface ElementProps {
  attributes: Record<string, string | undefined>;
  onSuccess: (donation: unknown) => void;
  theme?: ReturnType<typeof createTheme> | undefined;
}

function CheckoutElement({ attributes, onSuccess, theme }: ElementProps) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    void import('@tuppence/checkout/element');
  }, []);
  useEffect(() => {
    if (element.current) Object.assign(element.current, { onSuccess, theme: theme ?? null });
  }, [onSuccess, theme]);
  return createElement('tuppence-checkout', { ref: element, ...attributes });
}

const attributes = {
  'api-key': 'tp_test_your_key',
  'charity-id': 'save-the-children',
  amount: '3000',
  currency: 'GBP',
  'gift-aid': '',
  monthly: '',
  'api-url': apiUrl,
};

const meta = {
  title: 'Checkout/CheckoutElement',
  component: CheckoutElement,
  parameters: {
    guidance: {
      use: 'The checkout on other websites, as a custom element. Its attributes color-action, color-page, color-text and radius give it the charity’s look; a colour that cannot be read becomes the nearest that can, and the console says so. CheckoutBuilder tries them.',
      not: 'Our own pages, which already have the library. Use DonationCheckout.',
      accessibility:
        'Like DonationCheckout. It has its own language and direction, and the reader’s text size.',
    },
    visual: { tablet: true },
  },
  args: { attributes, onSuccess: fn() },
  decorators: [
    (Story, { args, globals }) => (
      <Section tone="page" space="compact">
        <Container>
          <Story args={{ ...args, theme: themes[globals.brand as string] }} />
        </Container>
      </Section>
    ),
  ],
  beforeEach: () => {
    answer.mockReset().mockImplementation(async () => Response.json({ id: 'don_1' }));
    const { fetch } = globalThis;
    const spy = spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
      String(input) === apiUrl ? answer() : fetch(input, init),
    );
    return () => spy.mockRestore();
  },
} satisfies Meta<typeof CheckoutElement>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until the element has loaded. */
async function inside(canvasElement: HTMLElement) {
  await waitFor(() =>
    expect(canvasElement.querySelector('tuppence-checkout')?.shadowRoot).toBeTruthy(),
  );
  const root = canvasElement.querySelector('tuppence-checkout')?.shadowRoot?.querySelector('div');
  if (!root) throw new Error('The element shows nothing.');
  return within(root);
}
type Tree = Awaited<ReturnType<typeof inside>>;

const press = async (tree: Tree, name: string) =>
  userEvent.click(await tree.findByRole('button', { name }));

async function donate(tree: Tree) {
  await press(tree, 'Continue');
  await press(tree, 'Continue');
  await press(tree, 'Donate Now');
}

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const tree = await inside(canvasElement);
    await expect(await tree.findByRole('heading', { level: 3 })).toHaveTextContent('Step 1 of 4');
    await expect(tree.getByText(/Test mode: donations are recorded/)).toBeVisible();
    await expect(tree.getByRole('textbox', { name: 'Your amount in pounds' })).toHaveValue('30');
    await expect(answer).not.toHaveBeenCalled();
    // Shadows reach beyond the element's edge.
    const { parentElement: shop } = tree.getByRole('form', { name: /checkout/i });
    await expect(shop?.parentElement).toHaveStyle({ overflow: 'visible' });
  },
};

export const GiftAid: Story = {
  play: async ({ canvasElement }) => {
    const tree = await inside(canvasElement);
    await press(tree, 'Continue');
    await expect(
      await tree.findByRole('checkbox', {
        name: 'Add Gift Aid: £7.50 more (25%), at no cost to me',
      }),
    ).toBeChecked();
  },
};

export const Success: Story = {
  play: async ({ canvasElement, args }) => {
    const tree = await inside(canvasElement);
    await donate(tree);
    await expect(await tree.findByText('Recorded under a test key: no money moved.')).toBeVisible();
    await expect(args.onSuccess).toHaveBeenCalledWith({
      orderId: expect.stringMatching(/^web-/),
      metadata: { donation_id: 'don_1', gift_aid: 'true', monthly: 'true' },
    });
  },
};

export const FieldErrors: Story = {
  play: async ({ canvasElement }) => {
    const tree = await inside(canvasElement);
    const field = await tree.findByRole('textbox', { name: 'Your amount in pounds' });
    // `clear` does not work in a shadow tree.
    await userEvent.type(field, '12.345', { initialSelectionStart: 0, initialSelectionEnd: 2 });
    await press(tree, 'Continue');
    await expect(field).toHaveAccessibleDescription(
      expect.stringContaining('Enter pounds and pence only'),
    );
    await expect(field).toHaveValue('12.345');
  },
};

/** Without an API address nothing is sent. */
export const Demonstration: Story = {
  parameters: { visual: { skip: 'Success with other words.' } },
  args: { attributes: { ...attributes, 'api-url': undefined } },
  play: async ({ canvasElement, args }) => {
    const tree = await inside(canvasElement);
    await expect(await tree.findByText(/This is a demonstration: it has no address/)).toBeVisible();
    await donate(tree);
    await expect(await tree.findByText(/nothing was charged, and nothing was sent/)).toBeVisible();
    await expect(answer).not.toHaveBeenCalled();
    await expect(args.onSuccess).not.toHaveBeenCalled();
  },
};

export const NetworkFailed: Story = {
  beforeEach: () => {
    answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  },
  play: async ({ canvasElement }) => {
    const tree = await inside(canvasElement);
    await donate(tree);
    await expect(await tree.findByText(/We could not confirm your donation/)).toBeVisible();
    await expect(tree.getByRole('button', { name: 'Donate Now' })).toHaveAccessibleDescription(
      expect.stringContaining('Please try again'),
    );
  },
};

export const NotSetUp: Story = {
  parameters: { visual: { skip: 'Lines of plain text.' } },
  args: { attributes: { 'api-key': '', 'charity-id': 'Save the Children' } },
  play: async ({ canvasElement }) => {
    const tree = await inside(canvasElement);
    await expect(await tree.findByText('This checkout is not set up yet.')).toBeVisible();
    await expect(tree.getByText(/^charity-id must be/)).toBeVisible();
  },
};

export const Harbour: Story = {
  parameters: { visual: { skip: 'Basic in the colours of HarbourSuccess.' } },
  globals: { brand: 'harbour' },
  play: async ({ canvasElement }) => {
    const tree = await inside(canvasElement);
    const button = await tree.findByRole('button', { name: 'Continue' });
    await expect(button).toHaveStyle({ backgroundColor: harbour.color.action });
  },
};

export const HarbourSuccess: Story = {
  ...Success,
  globals: { brand: 'harbour' },
};

const hostile = `
  .shop * { all: revert !important; font: 12px serif !important; color: red !important; }
  .shop { --tp-color-text: hotpink; direction: rtl; text-transform: uppercase; letter-spacing: 6px; }
  .shop button, .shop input { display: none !important; }
`;

/** The page's styles do not reach into the element. */
export const HostileStyles: Story = {
  tags: ['check'],
  render: (args) => (
    <div className="shop">
      <style>{hostile}</style>
      <CheckoutElement {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const tree = await inside(canvasElement);
    const button = await tree.findByRole('button', { name: 'Continue' });
    await expect(button).toBeVisible();
    await expect(getComputedStyle(button).letterSpacing).not.toBe('6px');
    await expect(getComputedStyle(button).fontFamily).not.toBe('serif');
    await expect(getComputedStyle(button).direction).toBe('ltr');
  },
};

/** The charity's colours, without JavaScript: what cannot be read becomes the nearest that can. */
export const OwnColours: Story = {
  args: {
    attributes: {
      ...attributes,
      'color-action': '#F28C28',
      'color-page': '#FFF9F2',
      radius: '2px',
    },
  },
  play: async ({ canvasElement }) => {
    const warned = spyOn(console, 'warn').mockReturnValue(undefined);
    const element = canvasElement.querySelector('tuppence-checkout') as HTMLElement;
    await waitFor(() => expect(element.shadowRoot?.querySelector('button')).not.toBeNull());
    element.setAttribute('color-action', '#F28C29');
    await expect(warned).toHaveBeenCalledWith(
      expect.stringMatching(/onAction on action: #FFFFFF on #F28C29 has 2\.\d\d:1, needs 4\.5:1/),
    );
    const button = within(element.shadowRoot as never)
      .getAllByRole('button')
      .at(-1) as HTMLElement;
    const { backgroundColor, borderRadius } = getComputedStyle(button);
    await expect(borderRadius).toBe('2px');
    const [red = 0, green = 0, blue = 0] = backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    // Still orange.
    await expect(red).toBeGreaterThan(green * 1.3);
    await expect(green).toBeGreaterThan(blue);
    warned.mockRestore();
  },
};
