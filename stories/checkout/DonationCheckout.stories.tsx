import type { Meta, StoryObj } from '@storybook/react-vite';
import { demoCharities } from '@tuppence/content/donation-api/demo-charities';
import { exampleDeclaration } from '@tuppence/giving/declaration';
import { DonationCheckout } from '@tuppence/ui/checkout';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { checkoutCopy } from '../fixtures/checkout-copy';
import { inSection } from '../support/frames';
import { pressed, turned } from '../support/turned';

const meta = {
  title: 'Checkout/DonationCheckout',
  component: DonationCheckout,
  parameters: {
    guidance: {
      use: 'Trying out the checkout. Without onDonate, nothing is sent.',
      not: 'A real payment: it asks for no card or bank details.',
      accessibility: 'The heading of a new step takes focus, and says "Step 2 of 4".',
    },
  },
  args: { copy: checkoutCopy, charities: demoCharities },
  argTypes: {
    pounds: { control: 'inline-radio', options: [10, 20, 50], description: 'The chosen amount.' },
    step: {
      control: 'inline-radio',
      options: [1, 2, 3, 4],
      description: 'The step of the checkout.',
    },
  } as object,
  decorators: [
    turned({
      pounds: (canvas, pounds: number) =>
        userEvent.click(canvas.getByRole('radio', { name: `£${pounds}` })),
      step: (canvas, step: number) =>
        pressed(canvas, ['Continue', 'Continue', 'Donate Now'].slice(0, step - 1)),
    }),
    inSection({ tone: 'strong' }),
  ],
} satisfies Meta<typeof DonationCheckout>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const press = (canvas: Canvas, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }));
const line = (canvas: Canvas, label: string) =>
  within(canvas.getByRole('figure')).getByText(label).closest('dt')?.nextElementSibling;
const heading = (canvas: Canvas) => canvas.getByRole('heading', { level: 3 });

const amountField = (canvas: Canvas) =>
  canvas.getByRole('textbox', { name: 'Your amount in pounds' });

/** A press that leads to another step, which comes after the next paint. */
async function advance(canvas: Canvas, name: string, step: number) {
  await press(canvas, name);
  await waitFor(() => expect(heading(canvas)).toHaveTextContent(`Step ${step} of 4`));
}
async function goToPayment(canvas: Canvas) {
  await advance(canvas, 'Continue', 2);
  await advance(canvas, 'Continue', 3);
}
async function donate(canvas: Canvas) {
  await goToPayment(canvas);
  await press(canvas, 'Donate Now');
}
const thanks = (canvas: Canvas) =>
  waitFor(() => expect(heading(canvas)).toHaveTextContent('Thank you'));

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(heading(canvas)).toHaveTextContent('Step 1 of 4');
    await expect(canvas.getByRole('radio', { name: 'Other' })).toBeChecked();
    await expect(amountField(canvas)).toHaveValue('30');
    await expect(canvas.getByRole('checkbox', { name: 'Give this every month' })).toBeChecked();
    await expect(line(canvas, 'You give, monthly')).toHaveTextContent('£30.00');
    await expect(line(canvas, 'Gift Aid from HMRC, 25%')).toHaveTextContent('£7.50');
    await expect(line(canvas, 'Charity gets')).toHaveTextContent('£37.50');
  },
};

export const Card: Story = {
  parameters: { visual: { skip: 'Payment and ThankYou with a card fee.' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '£20' }));
    await goToPayment(canvas);
    await userEvent.click(canvas.getByRole('radio', { name: /Card/ }));
    await waitFor(() =>
      expect(line(canvas, 'Card fee, from your gift')).toHaveTextContent('−£0.80'),
    );
    await expect(line(canvas, 'Charity gets')).toHaveTextContent('£24.20');
    await advance(canvas, 'Donate Now', 4);
    await expect(
      canvas.getByText(
        'You give £20.00 a month. Save The Children gets £24.20 a month: your gift, plus £5.00 Gift Aid from HMRC, less the £0.80 card fee.',
      ),
    ).toBeVisible();
    await advance(canvas, 'Same again', 1);
    await expect(canvas.getByRole('radio', { name: '£20' })).toBeChecked();
    await donate(canvas);
    await thanks(canvas);
    await expect(heading(canvas)).toHaveAccessibleName(
      /^Step 4 of 4. Thank you . You give £20.00 a month.*less the £0.80 card fee/,
    );
    await advance(canvas, 'Start Over', 1);
    await expect(canvas.getByRole('radio', { name: 'Other' })).toBeChecked();
    await expect(amountField(canvas)).toHaveValue('30');
    await donate(canvas);
    await thanks(canvas);
    await expect(canvas.queryByText(/card fee/)).toBeNull();
  },
};

export const GiveAgain: Story = {
  tags: ['check'],
  args: { onStartOver: fn() },
  parameters: { visual: { skip: 'See Basic.' } },
  play: async ({ canvas, args }) => {
    await donate(canvas);
    await thanks(canvas);
    await expect(args.onStartOver).not.toHaveBeenCalled();
    await advance(canvas, 'Same again', 1);
    await expect(args.onStartOver).toHaveBeenCalledOnce();
    await expect(heading(canvas)).toHaveFocus();
  },
};

export const GiftAid: Story = {
  play: async ({ canvas }) => {
    await advance(canvas, 'Continue', 2);
    await expect(heading(canvas)).toHaveFocus();
    await expect(canvas.getByText(/I am a UK taxpayer/)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox'));
    await waitFor(() => expect(canvas.queryByText(/I am a UK taxpayer/)).toBeNull());
    await expect(line(canvas, 'Gift Aid, not added')).toHaveTextContent('£0.00');
    await expect(line(canvas, 'Charity gets')).toHaveTextContent('£30.00');
  },
};

const { example: _, ...blankGiftAid } = checkoutCopy.giftAid;

/** On a charity's own page, the donor's name and address are blank and open. */
export const Declaration: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See DeclarationRefused.' } },
  args: { copy: { ...checkoutCopy, giftAid: blankGiftAid }, onDonate: fn() },
  play: async ({ canvas, args }) => {
    const field = (name: string) => canvas.getByRole('textbox', { name });
    await advance(canvas, 'Continue', 2);
    await press(canvas, 'Continue');
    await expect(heading(canvas)).toHaveTextContent('Step 2 of 4');
    await expect(field('First name')).toHaveFocus();
    await expect(field('Last name')).toHaveAccessibleDescription(/Enter your last name/);
    await expect(field('House name or number')).toHaveAttribute('autocomplete', 'address-line1');
    await userEvent.type(field('First name'), 'Ada');
    await userEvent.type(field('Last name'), 'Byron');
    await userEvent.type(field('House name or number'), '12');
    await userEvent.type(field('Postcode'), '90210');
    await press(canvas, 'Continue');
    await expect(field('Postcode')).toHaveFocus();
    await expect(field('Postcode')).toHaveAccessibleDescription(/Outside the UK, enter X/);
    await expect(field('Postcode')).toHaveValue('90210');
    await userEvent.clear(field('Postcode'));
    await userEvent.type(field('Postcode'), 'sw1y 4le');
    await expect(field('Postcode')).not.toHaveAttribute('aria-invalid', 'true');
    await advance(canvas, 'Continue', 3);
    await press(canvas, 'Donate Now');
    await expect(args.onDonate).toHaveBeenCalledWith(
      expect.objectContaining({
        declaration: { firstName: 'Ada', lastName: 'Byron', house: '12', postcode: 'sw1y 4le' },
      }),
    );
  },
};

export const DeclarationRefused: Story = {
  args: { copy: { ...checkoutCopy, giftAid: blankGiftAid } },
  play: async ({ canvas }) => {
    await advance(canvas, 'Continue', 2);
    await press(canvas, 'Continue');
    await expect(canvas.getByText(/Enter your home postcode/)).toBeVisible();
  },
};

/** An example that was emptied is unfolded, because nothing can be sent without it. */
export const ExampleEmptied: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See Declaration.' } },
  play: async ({ canvas, canvasElement }) => {
    await advance(canvas, 'Continue', 2);
    const folded = canvas.getByText('Your name and home address, filled with an example');
    await userEvent.click(folded);
    const name = canvas.getByRole('textbox', { name: 'First name' });
    await expect(name).toHaveValue('Ada');
    await userEvent.clear(name);
    await userEvent.click(folded);
    await expect(canvasElement.querySelector('details')).not.toHaveAttribute('open');
    await press(canvas, 'Continue');
    await expect(name).toHaveFocus();
  },
};

export const Payment: Story = {
  play: async ({ canvas }) => {
    await goToPayment(canvas);
    await expect(
      canvas.getByText(
        'You pay £30.00 a month. Save The Children gets £37.50 a month: your gift, plus £7.50 Gift Aid from HMRC.',
      ),
    ).toBeVisible();
  },
};

export const ThankYou: Story = {
  play: async ({ canvas }) => {
    await donate(canvas);
    await thanks(canvas);
  },
};

export const RefusesAnAmount: Story = {
  play: async ({ canvas }) => {
    const field = amountField(canvas);
    for (const [entry, message] of [
      ['0', 'Enter an amount above £0.'],
      ['12.345', 'Enter pounds and pence only, such as 30 or 12.50.'],
      ['10000.01', 'The most you can give here is £10,000.'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, entry);
      await press(canvas, 'Continue');
      await expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
      await expect(field).toHaveValue(entry);
      await expect(field).toHaveFocus();
      await expect(heading(canvas)).toHaveTextContent('Step 1 of 4');
    }
  },
};

export const KeepsCustomAmount: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See Basic.' } },
  play: async ({ canvas }) => {
    await userEvent.clear(amountField(canvas));
    await userEvent.type(amountField(canvas), '12.34');
    await userEvent.click(canvas.getByRole('radio', { name: '£50' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Other' }));
    await waitFor(() => expect(amountField(canvas)).toHaveValue('12.34'));
    await advance(canvas, 'Continue', 2);
    await advance(canvas, 'Back', 1);
    await expect(amountField(canvas)).toHaveValue('12.34');
  },
};

export const SmallGift: Story = {
  play: async ({ canvas }) => {
    await userEvent.clear(amountField(canvas));
    await userEvent.type(amountField(canvas), '0.50');
    await goToPayment(canvas);
    await expect(canvas.getByRole('radio', { name: /Card/ })).toBeDisabled();
    await expect(canvas.getByText(/The card fee of £0.80 would take the whole gift/)).toBeVisible();
  },
};

/** A double click does not press the next step's button. */
export const DoubleClick: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See GiftAid of CheckoutElement.' } },
  play: async ({ canvas }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(heading(canvas)).toHaveTextContent('Step 2 of 4'));
    // Both before the next step is shown.
    const next = canvas.getByRole('button', { name: 'Continue' });
    next.click();
    next.click();
    await waitFor(() => expect(heading(canvas)).toHaveTextContent('Step 3 of 4'));
  },
};

/** Nobody can enter a field that is about to go. */
export const QuickChange: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See Basic.' } },
  play: async ({ canvas }) => {
    const field = amountField(canvas);
    const tile = canvas.getByRole('radio', { name: '£50' });
    tile.focus();
    tile.click();
    field.focus();
    await expect(tile).toHaveFocus();
    await waitFor(() => expect(field).not.toBeInTheDocument());
    await expect(tile).toHaveFocus();
  },
};

/** With one charity there is no picker. */
export const OneCharity: Story = {
  parameters: { visual: { skip: 'Basic of CheckoutElement with other choices.' } },
  args: {
    charities: demoCharities.slice(0, 1),
    initialValues: { choice: 2000, monthly: false, giftAid: false },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '£20' })).toBeChecked();
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(line(canvas, 'You give, once')).toHaveTextContent('£20.00');
    await expect(line(canvas, 'Gift Aid, not added')).toHaveTextContent('£0.00');
  },
};

export const Sending: Story = {
  parameters: { visual: { skip: 'Payment with Card dimmed and its button pending.' } },
  args: { onDonate: fn(() => new Promise<never>(() => {})) },
  play: async ({ canvas }) => {
    await donate(canvas);
    await expect(canvas.getByRole('radio', { name: /Card/ })).toBeDisabled();
    await userEvent.click(canvas.getByText('Card'));
    await expect(canvas.getByRole('radio', { name: /Bank transfer/ })).toBeChecked();
    await expect(line(canvas, 'Charity gets')).toHaveTextContent('£37.50');
  },
};

export const ChangeRemovesError: Story = {
  tags: ['check'],
  args: { onDonate: fn(async () => ({ ok: false as const, message: 'Please try again.' })) },
  play: async ({ canvas }) => {
    await goToPayment(canvas);
    for (const change of ['Back', 'Card']) {
      await press(canvas, 'Donate Now');
      await expect(await canvas.findByText('Please try again.')).toBeVisible();
      await userEvent.click(canvas.getByText(change));
      if (change === 'Back') await advance(canvas, 'Continue', 3);
      await expect(canvas.queryByText('Please try again.')).toBeNull();
    }
  },
};

export const SendsAgain: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See ThankYou.' } },
  args: { onDonate: fn() },
  beforeEach: ({ args }) => {
    (args.onDonate as ReturnType<typeof fn>)
      .mockReset()
      .mockResolvedValueOnce({ ok: false, message: 'Please try again.' })
      .mockResolvedValue({ ok: true });
  },
  play: async ({ canvas, args }) => {
    await donate(canvas);
    await expect(await canvas.findByText('Please try again.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Donate Now' })).toHaveAccessibleDescription(
      /^Please try again. You pay £30.00 a month. .* gets £37.50 a month/,
    );
    await press(canvas, 'Donate Now');
    await waitFor(() => expect(heading(canvas)).toHaveTextContent('Thank you'));
    await expect(args.onDonate).toHaveBeenCalledTimes(2);
    await expect(args.onDonate).toHaveBeenLastCalledWith({
      amountPence: 3000,
      monthly: true,
      giftAid: true,
      declaration: exampleDeclaration,
      payment: 'bankTransfer',
      charityId: demoCharities[0]?.id,
    });
  },
};
