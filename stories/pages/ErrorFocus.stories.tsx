import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Button,
  Checkbox,
  Field,
  FormFields,
  PasswordField,
  RadioGroup,
  Select,
  Slider,
  Textarea,
  TextField,
  useErrorFocus,
} from '@tuppence/ui';
import { CharityPicker } from '@tuppence/ui/charity-picker';
import { type ReactNode, useRef, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';

const error = 'This is what is wrong.';

interface FormProps {
  field: (error: { error?: string; errorAnnounced: false }) => ReactNode;
}

/** A form of one field, which is wrong whenever it is sent. */
function OneField({ field }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [submitCount, setSubmitCount] = useState(0);
  const errors = submitCount > 0 ? { field: { message: error } } : {};
  const announcement = useErrorFocus(form, { submitCount, errors });
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSubmitCount((count) => count + 1);
      }}
    >
      <FormFields>
        {field({ errorAnnounced: false, ...(submitCount > 0 ? { error } : {}) })}
        <Button type="submit">Send</Button>
        <p role="status" aria-label="Form">
          {announcement}
        </p>
      </FormFields>
    </form>
  );
}

const options = ['Bank', 'Card'].map((label) => ({ value: label, label }));

const meta = {
  title: 'Pages/Error focus',
  component: OneField,
  tags: ['check'],
  parameters: { visual: { skip: 'See the stories of each field.' } },
  play: async ({ canvas, canvasElement }) => {
    const send = canvas.getByRole('button', { name: 'Send' });
    await userEvent.click(send);
    await waitFor(() => expect(send).not.toHaveFocus());
    const focused = document.activeElement as HTMLElement;
    expect(canvasElement.contains(focused)).toBe(true);
    const described = focused.closest('[aria-describedby]');
    await expect(focused.closest('[aria-invalid="true"]')).not.toBeNull();
    await expect(described).toHaveAccessibleDescription(error);
    await expect(canvas.getByRole('status', { name: 'Form' })).toBeEmptyDOMElement();
    // Sent again from the field itself, as Enter does: the focus stays, so the error is read out.
    focused.closest('form')?.requestSubmit();
    await waitFor(() =>
      expect(canvas.getByRole('status', { name: 'Form' })).toHaveTextContent(error),
    );
    await expect(focused).toHaveFocus();
  },
} satisfies Meta<typeof OneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  args: { field: (props) => <TextField name="field" label="Name" {...props} /> },
};

export const LongText: Story = {
  args: { field: (props) => <Textarea name="field" label="Message" {...props} /> },
};

export const Password: Story = {
  args: { field: (props) => <PasswordField name="field" label="Password" {...props} /> },
};

export const Tick: Story = {
  args: { field: (props) => <Checkbox name="field" label="I agree" {...props} /> },
};

export const Choice: Story = {
  args: { field: (props) => <Select name="field" label="Way" options={options} {...props} /> },
};

export const Radios: Story = {
  args: { field: (props) => <RadioGroup name="field" label="Way" options={options} {...props} /> },
};

/** The chosen option is the one that Tab would reach. */
export const ChosenRadio: Story = {
  args: {
    field: (props) => (
      <RadioGroup name="field" label="Way" options={options} defaultValue="Card" {...props} />
    ),
  },
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByRole('radio', { name: 'Card' })).toHaveFocus();
  },
};

export const FirstRadioDisabled: Story = {
  args: {
    field: (props) => (
      <RadioGroup
        name="field"
        label="Way"
        options={options.map((option) => ({ ...option, disabled: option.value === 'Bank' }))}
        {...props}
      />
    ),
  },
};

export const Amount: Story = {
  args: { field: (props) => <Slider name="field" label="Amount" {...props} /> },
};

export const Charity: Story = {
  args: {
    field: (props) => (
      <CharityPicker
        name="field"
        label="Charity"
        charities={[{ id: 'hall', name: 'Granton Hall' }]}
        {...props}
      />
    ),
  },
};

export const OwnControl: Story = {
  args: {
    field: ({ error: wrong, errorAnnounced }) => (
      <Field label="Colour" error={wrong} errorAnnounced={errorAnnounced}>
        {(control) => <input type="color" {...control} />}
      </Field>
    ),
  },
};

/** The control itself cannot take the focus. */
export const OwnGroup: Story = {
  args: {
    field: ({ error: wrong, errorAnnounced }) => (
      <Field label="Stars" error={wrong} errorAnnounced={errorAnnounced}>
        {({ required: _, ...control }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group as people build it
          <div role="group" {...control}>
            <button type="button">One</button>
            <button type="button">Two</button>
          </div>
        )}
      </Field>
    ),
  },
};
