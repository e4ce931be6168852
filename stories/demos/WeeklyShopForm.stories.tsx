import type { Meta, StoryObj } from '@storybook/react-vite';
import { weeklyShopForm } from '@tuppence/content/home/weekly-shop';
import { WeeklyShopForm } from '@tuppence/ui/demos';
import { expect, fireEvent, fn, userEvent, type within } from 'storybook/test';
import { inSection } from '../support/frames';
import { slide, turned } from '../support/turned';

const meta = {
  title: 'Demos/WeeklyShopForm',
  component: WeeklyShopForm,
  parameters: {
    guidance: {
      use: 'Asking what a shopper spends in a week, at which brands, and for which charity.',
      not: 'Calculating the gift. The caller does that in resultOf.',
      accessibility:
        'The slider announces the field’s amount. The first wrong or missing entry takes focus.',
    },
    visual: { tablet: true },
  },
  args: {
    copy: weeklyShopForm,
    brands: [
      { brand: 'pantry-lane', gives: 'gives 5%' },
      { brand: 'fernway', gives: 'gives 5%' },
      { brand: 'saltmarsh', gives: 'gives 15%' },
      { brand: 'oakhurst', gives: 'gives 20%' },
    ],
    charities: [
      { id: '', name: 'A charity of my choice' },
      { id: 'st-annes', name: 'St Anne’s Hospice' },
      {
        id: 'long',
        name: 'The Worshipful Company of Extraordinarily Long-Named Hospices of the North East',
      },
    ],
    initial: { pounds: 60, brands: ['pantry-lane'], charity: '' },
    limits: { pounds: 1000, brands: 3 },
    resultOf: ({ pounds }) => `£${pounds.toLocaleString('en-GB')}.00`,
    onPrint: fn(),
    onShare: fn(),
  },
  argTypes: {
    pounds: {
      control: { type: 'range', min: 5, max: 300, step: 5 },
      description: 'The weekly shop, in pounds.',
    },
    charity: {
      control: 'select',
      options: ['St Anne’s Hospice'],
      description: 'The chosen charity.',
    },
  } as object,
  decorators: [
    turned({
      pounds: slide,
      charity: (canvas, name: string) =>
        userEvent.selectOptions(canvas.getByRole('combobox'), name),
    }),
    inSection(),
  ],
} satisfies Meta<typeof WeeklyShopForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvas: ReturnType<typeof within>) => ({
  amount: canvas.getByRole('textbox', { name: weeklyShopForm.amountLabel }),
  slider: canvas.getByRole('slider', { name: weeklyShopForm.sliderLabel }),
  brand: (name: RegExp) => canvas.getByRole('checkbox', { name }),
  charity: canvas.getByRole('combobox', { name: weeklyShopForm.charityLabel }),
  result: canvas.getByText(weeklyShopForm.resultLabel).closest('div') as HTMLElement,
  print: canvas.getByRole('button', { name: 'Print my receipt' }),
  share: canvas.getByRole('button', { name: 'Share my receipt' }),
});

export const Basic: Story = {
  play: async ({ args, canvas }) => {
    const { amount, slider, brand, charity, print, share, result } = parts(canvas);
    await expect(slider).toHaveAttribute('aria-valuetext', '£60');
    await fireEvent.change(slider, { target: { value: '90' } });
    await expect(amount).toHaveValue('90');
    await userEvent.clear(amount);
    await userEvent.type(amount, '999');
    await expect(slider).toHaveAttribute('aria-valuetext', '£999');
    await userEvent.clear(amount);
    await userEvent.type(amount, '90');
    await userEvent.click(brand(/^Oakhurst/));
    await userEvent.selectOptions(charity, 'st-annes');
    await expect(result).toHaveTextContent('£90.00');
    const shop = { pounds: 90, brands: ['pantry-lane', 'oakhurst'], charity: 'st-annes' };
    await userEvent.click(print);
    await expect(args.onPrint).toHaveBeenCalledWith(shop);
    await userEvent.click(share);
    await expect(args.onShare).toHaveBeenCalledWith(shop);
  },
};

export const Refused: Story = {
  play: async ({ args, canvas }) => {
    const { amount, slider, brand, print, result } = parts(canvas);
    const foot = result.parentElement;
    await userEvent.clear(amount);
    await userEvent.type(amount, '12.50');
    // Whoever hears the slider hears the last amount that counts, and here why this one doesn't.
    await expect(slider).toHaveAttribute('aria-valuetext', '£12');
    await expect(foot).toHaveTextContent(weeklyShopForm.badAmount);
    await expect(result).toHaveTextContent('–');
    await userEvent.click(print);
    await expect(amount).toHaveFocus();
    await expect(amount).toHaveAccessibleDescription(weeklyShopForm.badAmount);
    await userEvent.clear(amount);
    await userEvent.type(amount, '12');
    await expect(amount).not.toHaveAccessibleDescription(weeklyShopForm.badAmount);
    await userEvent.click(brand(/^Pantry Lane/));
    await expect(foot).toHaveTextContent(weeklyShopForm.noBrand);
    await userEvent.click(print);
    await expect(brand(/^Pantry Lane/)).toHaveFocus();
    for (const name of [/^Pantry Lane/, /^Fernway/, /^Saltmarsh/, /^Oakhurst/])
      await userEvent.click(brand(name));
    await expect(foot).toHaveTextContent(weeklyShopForm.tooManyBrands);
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      `${weeklyShopForm.brandsHint} ${weeklyShopForm.tooManyBrands}`,
    );
    await userEvent.click(print);
    await expect(args.onPrint).not.toHaveBeenCalled();
  },
};

export const LongCharity: Story = {
  args: { initial: { pounds: 1000, brands: ['oakhurst'], charity: 'long' } },
  play: async ({ canvasElement }) => {
    const region = canvasElement.querySelector('section') as HTMLElement;
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
  },
};
