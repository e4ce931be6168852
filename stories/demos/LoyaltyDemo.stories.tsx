import type { Meta, StoryObj } from '@storybook/react-vite';
import { demoCharities } from '@tuppence/content/donation-api/demo-charities';
import { loyaltyDemo } from '@tuppence/content/donation-api/loyalty-demo';
import { LoyaltyDemo } from '@tuppence/ui/demos';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { inSection } from '../support/frames';
import { pressed, slide, turned } from '../support/turned';

const meta = {
  title: 'Demos/LoyaltyDemo',
  component: LoyaltyDemo,
  parameters: {
    guidance: {
      use: 'Trying out how points become donations. Nothing is sent.',
      not: 'A real programme.',
      accessibility:
        'The heading of a new step takes focus. The slider announces its points and pounds.',
    },
  },
  args: { copy: loyaltyDemo, charities: demoCharities },
  argTypes: {
    points: {
      control: { type: 'range', min: 500, max: 2000, step: 500 },
      description: 'Points to give.',
    },
    step: { control: 'inline-radio', options: [1, 2, 3], description: 'The step of the demo.' },
  } as object,
  decorators: [
    turned({
      points: slide,
      step: (canvas, step: number) =>
        pressed(canvas, ['Continue', 'Confirm Donation'].slice(0, step - 1)),
    }),
    inSection({ tone: 'strong' }),
  ],
} satisfies Meta<typeof LoyaltyDemo>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const press = (canvas: Canvas, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }));
const slider = (canvas: Canvas) => canvas.getByRole('slider', { name: /Points to give/ });
const heading = (canvas: Canvas) => canvas.getByRole('heading', { level: 3 });

/** Before its code has loaded, a native list is in the picker's place. */
const pickerArrived = (canvas: Canvas) =>
  waitFor(() => expect(canvas.getByRole('combobox')).toHaveAttribute('aria-autocomplete'));

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(heading(canvas)).toHaveTextContent('Step 1 of 3');
    await expect(slider(canvas)).toHaveAttribute('aria-valuetext', '2,000 points, £20');
    await expect(canvas.getByText('£20')).toBeVisible();
  },
};

export const ChooseCharity: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Continue');
    await expect(heading(canvas)).toHaveFocus();
    await pickerArrived(canvas);
    await expect(canvas.getByRole('combobox')).toHaveValue('Save The Children');
    await expect(canvas.getByText('2,000 points become £20 for Save The Children.')).toBeVisible();
  },
};

export const ThankYou: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Continue');
    await expect(
      canvas.getByRole('button', { name: 'Confirm Donation' }),
    ).toHaveAccessibleDescription(/^2,000 points become £20 for Save The Children. Demo/);
    await press(canvas, 'Confirm Donation');
    await expect(
      canvas.getByText(
        'In your programme, £20 would now be on its way to Save The Children. If £5 helps one, that’s 4 children.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveAccessibleName(
      /^Step 3 of 3. Thank you . In your programme, £20 would now be on its way to Save The Children./,
    );
    await expect(within(canvas.getByRole('figure')).getByText('£20.00')).toBeVisible();
  },
};

export const NoSuchCharity: Story = {
  parameters: { visual: { skip: 'See NothingFound of CharityPicker.' } },
  play: async ({ canvas }) => {
    await press(canvas, 'Continue');
    await pickerArrived(canvas);
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('zzz');
    await press(canvas, 'Confirm Donation');
    await expect(heading(canvas)).toHaveTextContent('Step 2 of 3');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(canvas.getByRole('combobox')).toHaveValue('zzz');
    await expect(canvas.queryByText(/Save The Children\./)).toBeNull();
  },
};

export const StartOverResetsAll: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See ChooseCharity.' } },
  play: async ({ canvas }) => {
    await fireEvent.change(slider(canvas), { target: { value: '500' } });
    await press(canvas, 'Continue');
    await pickerArrived(canvas);
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('parent{ArrowDown}{Enter}');
    await press(canvas, 'Confirm Donation');
    await expect(
      canvas.getByText(
        'In your programme, £5 would now be on its way to Parentkind. If £5 helps one, that’s 1 child, or 1 family.',
      ),
    ).toBeVisible();
    await press(canvas, 'Start Over');
    await expect(slider(canvas)).toHaveValue('2000');
    await press(canvas, 'Continue');
    await expect(canvas.getByText(/for Save The Children/)).toBeVisible();
  },
};
