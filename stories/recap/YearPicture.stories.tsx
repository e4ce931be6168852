import type { Meta, StoryObj } from '@storybook/react-vite';
import { yearPicture } from '@tuppence/content/account/recap-picture';
import { YearFrame, YearPicture } from '@tuppence/ui/recap';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { gifts, hardNames } from '../fixtures/recap';
import { inSection } from '../support/frames';

const meta = {
  title: 'Donor page/YearPicture',
  component: YearPicture,
  subcomponents: { YearFrame },
  parameters: {
    guidance: {
      use: 'A picture of a tax year, for the donor to share.',
      not: 'Figures for the donor to read. Use RecapSummary.',
      accessibility:
        'The picture’s text is its alternative, and replaces it if it cannot be drawn.',
    },
    visual: { tablet: true },
  },
  args: {
    copy: yearPicture,
    gifts,
    year: '2026/27',
    running: true,
    site: { name: 'Tuppence', address: 'www.tuppence.example' },
    fileName: 'my-2026-27-in-giving.png',
    onShare: fn(async () => true),
    onDownload: fn(),
  },
  decorators: [inSection()],
} satisfies Meta<typeof YearPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

const openChoices = (canvas: { getByText: (text: string) => HTMLElement }) =>
  userEvent.click(canvas.getByText(yearPicture.choices));

/** Names no charity until the donor chooses one. */
export const Basic: Story = {
  play: async ({ args, canvas }) => {
    const plain = 'My 2026/27 in giving: 4 gifts to 3 charities, £25.10 in all.';
    await expect(await canvas.findByRole('img', { name: plain })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'My year' })).toBeVisible();
    const choice = canvas.getByRole('checkbox', { name: 'Show how much it came to' });
    await expect(choice).not.toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    await waitFor(() => expect(args.onShare).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'Download PNG' }));
    await waitFor(() => expect(args.onDownload).toHaveBeenCalledOnce());
    const [file] = (args.onDownload as ReturnType<typeof fn>).mock.calls[0] as [File];
    await expect(file.name).toBe('my-2026-27-in-giving.png');
    const { width, height } = await createImageBitmap(file);
    await expect([width, height]).toEqual([1080, 1350]);
  },
};

export const NamesWithoutSum: Story = {
  play: async ({ canvas }) => {
    const before = within(await canvas.findByRole('img'));
    await expect(before.queryByText('Cancer Research UK')).toBeNull();
    await expect(before.getByText('£25.10')).toBeVisible();
    await openChoices(canvas);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Cancer Research UK' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show how much it came to' }));
    const words = 'My 2026/27 in giving: 4 gifts to 3 charities. Among them: Cancer Research UK.';
    const image = await canvas.findByRole('img', { name: words });
    await expect(within(image).getByText('Cancer Research UK')).toBeVisible();
    await expect(within(image).queryByText(/£/)).toBeNull();
    await expect(await canvas.findByRole('button', { name: 'Share' })).toBeVisible();
  },
};

export const HardNames: Story = {
  args: {
    gifts: [
      ...hardNames.map((charity, index) => ({
        id: charity,
        givenOn: '2026-05-01',
        kind: 'own_gift' as const,
        giftAid: true,
        sharePence: 100_000_000 - index,
        charity,
      })),
      ...gifts,
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await openChoices(canvas);
    for (const box of canvas.getAllByRole('checkbox')) {
      if (!(box as HTMLInputElement).checked) await userEvent.click(box);
    }
    await expect(
      await canvas.findByRole('img', { name: /Among them: The Worshipful/ }),
    ).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Share' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const ManyCharities: Story = {
  parameters: { visual: { skip: 'Basic with more names.' } },
  args: {
    gifts: gifts
      .slice(0, 1)
      .flatMap((gift) =>
        [...'ABCDEFGHIJ'].map((name) => ({ ...gift, charity: `Charity ${name}` })),
      ),
  },
  play: async ({ canvas }) => {
    await openChoices(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all 10 charities' }));
    await expect(canvas.getByRole('checkbox', { name: 'Charity I' })).toHaveFocus();
  },
};

export const ShareRefused: Story = {
  args: { onShare: fn(() => new Promise<boolean>((answer) => setTimeout(answer, 50, false))) },
  play: async ({ args, canvas }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Share' }));
    await expect(await canvas.findByText(/wouldn’t share the picture/)).toBeVisible();
    await expect(args.onShare).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Download PNG' })).toBeVisible();
  },
};

export const CannotDraw: Story = {
  beforeEach: () => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = () => null;
    return () => {
      HTMLCanvasElement.prototype.getContext = getContext;
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/doesn’t let a page draw/);
    await expect(canvas.getByText(/^My 2026\/27 in giving: 4 gifts/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Download PNG' })).toBeNull();
  },
};
