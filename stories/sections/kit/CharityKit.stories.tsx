import type { Meta, StoryObj } from '@storybook/react-vite';
import { CharityKit, type KitFile } from '@tuppence/ui/kit';
import { expect, fn, type Mock, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { copy, kitLinkOf, kitNames } from '../../fixtures/kit';
import { inSection } from '../../support/frames';

const meta = {
  title: 'Sections/Charity kit/CharityKit',
  component: CharityKit,
  parameters: {
    guidance: {
      use: 'A poster, a till card, a square and a newsletter block in the name of a charity.',
      not: 'The picture that social media show for a link. The build draws it.',
      accessibility:
        'Takes focus when it appears. Errors are tied to their fields. Announces that it is ready.',
    },
    visual: { tablet: true },
  },
  args: {
    copy,
    initial: { charity: 'St Anne’s Hospice', code: 'STANNES' },
    linkOf: kitLinkOf,
    onSave: fn(),
    onFailed: fn(),
    onCopied: fn(),
    onCopyFailed: fn(),
  },
  decorators: [inSection({ tone: 'raised' })],
} satisfies Meta<typeof CharityKit>;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    name: canvas.getByRole('textbox', { name: copy.nameLabel }),
    code: canvas.getByRole('textbox', { name: copy.codeLabel }),
    picture: (name: string) => canvas.findByRole('img', { name }),
    button: (name: string) => canvas.findByRole('button', { name }),
  };
};

async function type(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

export const Basic: Story = {
  play: async ({ args, canvasElement }) => {
    const { canvas, name, code, picture, button } = parts(canvasElement);
    await expect(canvas.getByRole('group', { name: copy.label })).toHaveFocus();
    await picture('Poster for St Anne’s Hospice');
    await type(name, 'Tŷ Gŵydd');
    await type(code, 'ty-gwydd');
    // New letters are measured: until then there is no poster, and then another.
    const poster = () => canvas.getByRole('img', { name: 'Poster for Tŷ Gŵydd' });
    await waitFor(() => expect(within(poster()).getAllByText('/?ref=ty-gwydd')[0]).toBeVisible());
    const before = poster().innerHTML;
    await userEvent.click(canvas.getByRole('radio', { name: 'Navy and amber' }));
    await waitFor(() => expect(poster().innerHTML).not.toBe(before));
    await userEvent.click(await button('Save SVG: Poster'));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    const [file] = (args.onSave as Mock).mock.calls[0] as [KitFile];
    await expect(file.name).toBe('poster-ty-gwydd.svg');
    const svg = await file.content.text();
    await expect(svg).toContain('font/woff2;base64');
    await expect(svg).not.toContain('class=');
    await userEvent.click(await button('Save PNG: Till card'));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2));
    await expect((args.onSave as Mock).mock.calls[1]?.[0].content.type).toBe('image/png');
    await expect(args.onFailed).not.toHaveBeenCalled();
  },
};

/** A red picture, 40 px wide and 10 px high. */
async function redPicture(): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 10 });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.fillStyle = '#ff0000';
  context.fillRect(0, 0, 40, 10);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File([blob as Blob], 'logo.png', { type: 'image/png' });
}

async function redDotsOf(png: Blob): Promise<number> {
  const picture = await createImageBitmap(png);
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, picture.width, picture.height);
  let dots = 0;
  for (let at = 0; at < data.length; at += 4)
    if (data[at] === 255 && data[at + 1] === 0 && data[at + 2] === 0) dots += 1;
  return dots;
}

export const OwnLogo: Story = {
  parameters: { visual: { skip: 'The pieces have pictures of their own.' } },
  play: async ({ args, canvasElement }) => {
    const { canvas, picture, button } = parts(canvasElement);
    await picture('Poster for St Anne’s Hospice');
    const logo = canvas.getByLabelText(copy.logoLabel);
    const number = canvas.getByRole('textbox', { name: copy.numberLabel });
    await type(number, 'no. 7!');
    await expect(number).toHaveAccessibleDescription(/Use 2 to 60 letters/);
    await type(number, 'SC012345');
    await expect(
      within(await picture('Poster for St Anne’s Hospice')).getByText(
        'Registered charity SC012345',
      ),
    ).toBeVisible();
    await userEvent.upload(logo, new File(['no picture'], 'logo.png', { type: 'image/png' }));
    await waitFor(() => expect(logo).toHaveAccessibleDescription(new RegExp(copy.badLogo)));
    await userEvent.upload(logo, await redPicture());
    const remove = await button(copy.removeLogo);
    await expect(logo).not.toHaveAccessibleDescription(new RegExp(copy.badLogo));
    await userEvent.click(await button('Save PNG: Square for social media'));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    const [file] = (args.onSave as Mock).mock.calls[0] as [KitFile];
    // 88 px high, and four times as wide.
    await expect(await redDotsOf(file.content)).toBeCloseTo(88 * 352, -4);
    await userEvent.click(remove);
    await expect(logo).toHaveFocus();
    await waitFor(() => expect(canvasElement.querySelector('image')).toBeNull());
  },
};

export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, name, code, picture } = parts(canvasElement);
    await picture('Poster for St Anne’s Hospice');
    for (const [typed, sentence] of [
      ['Paws 🐾 for Life', 'We can’t draw “🐾”.'],
      ['x'.repeat(61), 'That’s 61 letters, but only 60 fit.'],
      ['W'.repeat(40), 'That name has a word too long.'],
      ['a{Enter}b{Enter}c{Enter}d', 'Up to three lines fit.'],
    ] as const) {
      await type(name, typed);
      await waitFor(() => expect(name).toHaveAccessibleDescription(new RegExp(sentence)));
      await expect(canvas.queryByRole('img', { name: /^Poster/ })).toBeNull();
    }
    await type(name, kitNames.sixty);
    await picture(`Poster for ${kitNames.sixty}`);
    await expect(canvas.getByRole('status')).toHaveTextContent(copy.mended);
    await type(code, 'no code!');
    await expect(code).toHaveAccessibleDescription(new RegExp(copy.badCode));
    // The field says it.
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Printed: Story = {
  play: async ({ canvasElement }) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    const { button } = parts(canvasElement);
    const pieces = () =>
      document.body.firstElementChild?.querySelectorAll('svg[viewBox="0 0 1748 1240"]');
    const { title } = document;
    await userEvent.click(await button('Print: Till card'));
    await expect(print).toHaveBeenCalledTimes(1);
    await expect(pieces()).toHaveLength(1);
    await expect(document.title).toBe(title);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(pieces()).toHaveLength(0));
    await userEvent.click(await button('Print four on A4'));
    await expect(print).toHaveBeenCalledTimes(2);
    await expect(pieces()).toHaveLength(4);
    // Some browsers never fire `afterprint`, so a key press also ends printing.
    await userEvent.keyboard('{Shift}');
    await waitFor(() => expect(pieces()).toHaveLength(0));
    print.mockRestore();
  },
};

export const Empty: Story = {
  args: { initial: { charity: '', code: '' } },
  play: async ({ canvasElement }) => {
    const { canvas, name } = parts(canvasElement);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(copy.waiting));
    await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  },
};
