import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Checkbox,
  PasswordField,
  RadioGroup,
  Select,
  Slider,
  Textarea,
  TextField,
} from '@tuppence/ui';
import { CharityPicker } from '@tuppence/ui/charity-picker';
import { createRef, type ReactElement, type Ref } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';

interface Props {
  name?: string;
  value?: never;
  defaultValue?: never;
  onValueChange?: (value: unknown) => void;
  required?: boolean;
  disabled?: boolean;
  description?: string;
  error?: string;
  ref?: Ref<never>;
}

interface Control {
  /** The label must be "Drink". */
  render: (props: Props) => ReactElement;
  values: readonly [unknown, unknown];
  /** What a form sends for each value. */
  sent: readonly [string | null, string];
  /** Chooses the second value. */
  change: (named: HTMLElement) => Promise<void>;
}

const drinks = [
  { value: 'tea', label: 'Tea' },
  { value: 'coffee', label: 'Coffee' },
];
const texts = { values: ['tea', 'coffee'], sent: ['tea', 'coffee'] } as const;

async function retype(named: HTMLElement) {
  await userEvent.clear(named);
  await userEvent.type(named, 'coffee');
}

const controls = {
  TextField: {
    ...texts,
    render: (props) => <TextField label="Drink" {...props} />,
    change: retype,
  },
  Textarea: { ...texts, render: (props) => <Textarea label="Drink" {...props} />, change: retype },
  PasswordField: {
    ...texts,
    render: (props) => <PasswordField label="Drink" {...props} />,
    change: retype,
  },
  Select: {
    ...texts,
    render: (props) => <Select label="Drink" options={drinks} {...props} />,
    change: (named) => userEvent.selectOptions(named, 'Coffee'),
  },
  RadioGroup: {
    ...texts,
    render: (props) => <RadioGroup label="Drink" options={drinks} {...props} />,
    change: (named) => userEvent.click(within(named).getByRole('radio', { name: 'Coffee' })),
  },
  CharityPicker: {
    ...texts,
    render: (props) => (
      <CharityPicker
        label="Drink"
        charities={drinks.map(({ value, label }) => ({ id: value, name: label }))}
        {...props}
      />
    ),
    async change(named) {
      await retype(named);
      await userEvent.keyboard('{ArrowDown}{Enter}');
    },
  },
  Checkbox: {
    values: [false, true],
    sent: [null, 'on'],
    render: ({ value, defaultValue, ...props }) => (
      <Checkbox label="Drink" checked={value} defaultChecked={defaultValue} {...props} />
    ),
    change: (named) => userEvent.click(named),
  },
  Slider: {
    values: [1, 2],
    sent: ['1', '2'],
    render: ({ required, ...props }) => <Slider label="Drink" {...props} />,
    async change(named) {
      fireEvent.change(named, { target: { value: '2' } });
    },
  },
} satisfies Record<string, Control>;

/** Checks what all controls must do. A slider cannot be required. */
function contract(name: keyof typeof controls): Story {
  const { render, values, sent, change }: Control = controls[name];
  const [first, second] = values as unknown as [never, never];
  return {
    play: async ({ canvasElement, step }) => {
      const form = canvasElement.querySelector('form') as HTMLFormElement;
      const named = () =>
        name === 'PasswordField'
          ? within(form).getByLabelText(/^Drink/)
          : within(form).getByRole(roles[name], { name: /^Drink/ });
      const sends = () => new FormData(form).get('drink');

      let root = createRoot(form);
      const show = async (props: Props) => {
        root.render(render(props));
        await waitFor(() => expect(form.querySelector('input, select, textarea')).toBeTruthy());
      };
      const fresh = async (title: string, props: Props, check: () => Promise<void>) => {
        root.unmount();
        root = createRoot(form);
        await step(title, async () => {
          await show(props);
          await check();
        });
      };

      await fresh('1 the label names it', {}, async () => {
        await expect(named()).toBeVisible();
      });
      await fresh('2 the description describes it', { description: 'Hot.' }, async () => {
        await expect(named()).toHaveAccessibleDescription('Hot.');
      });
      await fresh('3 the error describes what takes focus', { error: 'Choose one.' }, async () => {
        await expect(named()).toBeInvalid();
        const field = form.querySelector(':is(input:not([type="hidden"]), select, textarea)');
        await expect(field).toHaveAccessibleDescription('Choose one.');
      });
      if (name !== 'Slider')
        await fresh('4 it can be required', { required: true }, async () => {
          await expect(named()).toBeRequired();
        });
      const disabled = { disabled: true, name: 'drink', defaultValue: second };
      await fresh('5 a disabled control is not sent', disabled, async () => {
        await expect(sends()).toBeNull();
      });
      const uncontrolled = { name: 'drink', defaultValue: first };
      await fresh('6 the form sends the initial value', uncontrolled, async () => {
        await expect(sends()).toBe(sent[0]);
      });
      await fresh('7 the form sends a new value', uncontrolled, async () => {
        await change(named());
        await expect(sends()).toBe(sent[1]);
      });
      await fresh('8 a reset restores the initial value', uncontrolled, async () => {
        await change(named());
        form.reset();
        await waitFor(() => expect(sends()).toBe(sent[0]));
      });
      const onValueChange = fn();
      await fresh(
        '9 onValueChange gets the value',
        { ...uncontrolled, onValueChange },
        async () => {
          await change(named());
          await expect(onValueChange).toHaveBeenLastCalledWith(second);
        },
      );
      const controlled = { name: 'drink', value: first, onValueChange: fn() };
      await fresh('10 with a fixed value, a change has no effect', controlled, async () => {
        await change(named());
        await waitFor(() => expect(sends()).toBe(sent[0]));
      });
      await fresh('11 a new value replaces the old one', controlled, async () => {
        await show({ ...controlled, value: second });
        await waitFor(() => expect(sends()).toBe(sent[1]));
      });
      const ref = createRef<never>();
      await fresh('12 the ref takes focus', { ref, defaultValue: second }, async () => {
        (ref.current as unknown as HTMLElement).focus();
        await expect(form.querySelector(':is(input, select, textarea):focus')).toBe(ref.current);
      });
      root.unmount();
    },
  };
}

const roles = {
  TextField: 'textbox',
  Textarea: 'textbox',
  PasswordField: 'textbox',
  Select: 'combobox',
  RadioGroup: 'radiogroup',
  CharityPicker: 'combobox',
  Checkbox: 'checkbox',
  Slider: 'slider',
} as const;

const meta = {
  title: 'Foundations/Controls',
  tags: ['check'],
  parameters: { visual: { skip: 'The control is removed at the end.' } },
  render: () => <form aria-label="Contract" />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfTextField = contract('TextField');
export const OfTextarea = contract('Textarea');
export const OfPasswordField = contract('PasswordField');
export const OfSelect = contract('Select');
export const OfRadioGroup = contract('RadioGroup');
export const OfCharityPicker = contract('CharityPicker');
export const OfCheckbox = contract('Checkbox');
export const OfSlider = contract('Slider');
