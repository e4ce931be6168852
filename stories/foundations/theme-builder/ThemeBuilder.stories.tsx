import type { Meta, StoryObj } from '@storybook/react-vite';
import { createTheme, dark, harbour, tuppence } from '@tuppence/ui/theme';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { withClipboard } from '../../support/clipboard';
import { brands } from './draft';
import { ThemeBuilder } from './ThemeBuilder';

const writeText = fn(async (_text: string) => undefined);

const meta = {
  title: 'Foundations/Theme builder',
  component: ThemeBuilder,
  tags: ['!autodocs'],
  parameters: { visual: { skip: 'The samples have pictures of their own.' } },
  args: { brand: 'tuppence' },
  render: ({ brand }) => <ThemeBuilder key={brand} brand={brand} />,
  argTypes: {
    brand: {
      control: 'select',
      options: Object.keys(brands),
      description: 'The brand to begin with.',
    },
  },
} satisfies Meta<typeof ThemeBuilder>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until a sample's button has the colour. */
async function expectButton(canvasElement: HTMLElement, title: string, colour: string) {
  const frame = within(canvasElement).getByTitle<HTMLIFrameElement>(title);
  await waitFor(() => {
    const inside = within(frame.contentDocument?.body as HTMLElement);
    return expect(inside.getByRole('button', { name: 'Submit' })).toHaveStyle({
      backgroundColor: colour,
    });
  });
}

async function copied(canvasElement: HTMLElement, name: string) {
  await userEvent.click(within(canvasElement).getByRole('button', { name }));
  await waitFor(() => expect(writeText).toHaveBeenCalled());
  const [text = ''] = writeText.mock.lastCall ?? [];
  writeText.mockClear();
  return text;
}

const passing = /^(Light|Dark): every pair of colours can be read\.$/;

export const Basic: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expectButton(canvasElement, 'Samples, light', tuppence.color.action);
    await expect(canvas.getAllByText(passing)).toHaveLength(2);
  },
};

export const Harbour: Story = {
  args: { brand: 'harbour' },
  play: async ({ canvas, canvasElement }) => {
    await expectButton(canvasElement, 'Samples, light', harbour.color.action);
    await expect(canvas.getAllByText(passing)).toHaveLength(2);
  },
};

export const Dark: Story = {
  args: { brand: 'dark' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('textbox', { name: 'page' })).toHaveValue(dark.color.page);
    await expectButton(canvasElement, 'Samples, dark', dark.color.action);
  },
};

/** A colour that cannot be read, and the offer taken. */
export const Unreadable: Story = {
  tags: ['check'],
  play: withClipboard({ writeText }, async ({ canvas, canvasElement }) => {
    const fieldOf = (name: string) => canvas.getByRole<HTMLInputElement>('textbox', { name });
    await userEvent.clear(fieldOf('action'));
    await canvas.findByText('A colour such as #10201A.');
    await expectButton(canvasElement, 'Samples, light', tuppence.color.action);
    await userEvent.type(fieldOf('action'), '#F28C28');
    await expectButton(canvasElement, 'Samples, light', '#F28C28');
    await expect(
      canvas.getByText(/^surface page: onAction on action: #FFFFFF on #F28C28 has 2\.\d\d:1/),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Copy/ })).toBeNull();
    const offer = await canvas.findByRole('button', { name: 'Light: take the nearest that pass' });
    await userEvent.click(offer);
    await expect(canvas.getAllByRole('status')[0]).toHaveFocus();
    await waitFor(() => expect(canvas.getAllByText(passing)).toHaveLength(2));

    const color = { ...tuppence.color, action: fieldOf('action').value };
    await expect(color.action).not.toBe('#F28C28');
    const sheet = createTheme({ color, radius: { control: '8px', card: '20px' } }).css();
    await expect((await copied(canvasElement, 'Copy CSS')).startsWith(sheet)).toBe(true);
    const tokens = JSON.parse(await copied(canvasElement, 'Copy design tokens'));
    await expect(tokens.color.action.$value.hex).toBe(color.action.toLowerCase());
    const code = await copied(canvasElement, 'Copy createTheme(…)');
    await expect(code).toContain(`action: '${color.action}'`);
  }),
};
