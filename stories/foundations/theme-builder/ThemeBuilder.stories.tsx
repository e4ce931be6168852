import type { Meta, StoryObj } from '@storybook/react-vite';
import { createTheme, harbour } from '@tuppence/ui/theme';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { withClipboard } from '../../support/clipboard';
import { ThemeBuilder } from './ThemeBuilder';

const writeText = fn(async (_text: string) => undefined);

const meta = {
  title: 'Foundations/Theme builder',
  component: ThemeBuilder,
  tags: ['!autodocs'],
  parameters: { visual: { skip: 'The samples have pictures of their own.' } },
  args: { brand: 'tuppence' },
  beforeEach: withClipboard({ writeText }),
} satisfies Meta<typeof ThemeBuilder>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The colour of the button in a sample. */
async function submitColour(canvasElement: HTMLElement, title: string) {
  const frame = within(canvasElement).getByTitle(title) as HTMLIFrameElement;
  await waitFor(() => expect(frame.contentDocument?.querySelector('form, h1')).toBeTruthy());
  const inside = within(frame.contentDocument?.body as HTMLElement);
  const button = await inside.findByRole('button', { name: 'Submit' });
  return getComputedStyle(button).backgroundColor;
}

async function copied(canvasElement: HTMLElement, name: string) {
  await userEvent.click(within(canvasElement).getByRole('button', { name }));
  await waitFor(() => expect(writeText).toHaveBeenCalled());
  const [text = ''] = writeText.mock.lastCall ?? [];
  writeText.mockClear();
  return text;
}

/** A colour that cannot be read, and the offer taken. */
export const Basic: Story = {
  play: async ({ canvas, canvasElement }) => {
    const action = canvas.getByRole('textbox', { name: 'action' });
    await userEvent.clear(action);
    await expect(action).toHaveAccessibleDescription(/A colour such as #10201A\./);
    await expect(await submitColour(canvasElement, 'Samples, light')).toBe('rgb(11, 122, 75)');
    await userEvent.type(action, '#F28C28');
    await expect(await submitColour(canvasElement, 'Samples, light')).toBe('rgb(242, 140, 40)');
    await expect(
      canvas.getByText(/^surface page: onAction on action: #FFFFFF on #F28C28 has 2\.\d\d:1/),
    ).toBeVisible();
    await expect(canvas.getByText(/Looking for the nearest colours that pass…$/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Copy/ })).toBeNull();

    await userEvent.click(
      await canvas.findByRole('button', { name: 'Take the nearest that pass' }),
    );
    await expect(canvas.getAllByText('Every pair of colours can be read.')).toHaveLength(2);
    const color = Object.fromEntries(
      ['page', 'text', 'strong', 'action', 'accent', 'money'].map((name) => [
        name,
        canvas.getByRole<HTMLInputElement>('textbox', { name }).value,
      ]),
    ) as typeof harbour.color;
    await expect(color.action).not.toBe('#F28C28');
    const sheet = createTheme({ color, radius: { control: '8px', card: '20px' } }).css();
    await expect((await copied(canvasElement, 'Copy CSS')).startsWith(sheet)).toBe(true);
    const tokens = JSON.parse(await copied(canvasElement, 'Copy design tokens'));
    await expect(tokens.color.action.$value.hex).toBe(color.action.toLowerCase());
    await expect(await copied(canvasElement, 'Copy createTheme(…)')).toContain(
      `action: '${color.action}'`,
    );
  },
};

export const Harbour: Story = {
  args: { brand: 'harbour' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await submitColour(canvasElement, 'Samples, light')).toBe('rgb(31, 95, 168)');
    await expect(canvas.getAllByText('Every pair of colours can be read.')).toHaveLength(2);
    await expect(await copied(canvasElement, 'Copy CSS')).toContain(
      createTheme(harbour).css().slice(-900),
    );
  },
};

export const Dark: Story = {
  args: { brand: 'dark' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('textbox', { name: 'page' })).toHaveValue('#0F1713');
    await expect(await submitColour(canvasElement, 'Samples, dark')).toBe('rgb(127, 216, 166)');
  },
};
