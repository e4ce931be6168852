import type { Meta, StoryObj } from '@storybook/react-vite';
import { recapSummary, recapTexts } from '@tuppence/content/account/recap';
import { yearPicture } from '@tuppence/content/account/recap-picture';
import { RecapSummary, YearFrame, YearPicture } from '@tuppence/ui/recap';
import { expect, fn, userEvent } from 'storybook/test';
import { gifts } from '../fixtures/recap';

const meta = {
  title: 'Donor page/RecapSummary',
  component: RecapSummary,
  parameters: {
    guidance: {
      use: 'The first screen of the giving recap: the year as a picture, in a line and in totals.',
      not: 'The company’s figures.',
      accessibility:
        'Contains the level 1 heading. Announces loading. Figures are a list of terms and values.',
    },
  },
  args: {
    copy: recapSummary,
    firstName: 'Robin',
    taxYear: 2026,
    taxYears: [2026, 2025],
    onTaxYearChange: fn(),
    taxYearPence: 12_345,
    allTimePence: 45_678,
    onSignOut: fn(async () => undefined),
  },
} satisfies Meta<typeof RecapSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Hello, Robin');
    await expect(canvas.getByText('£123.45')).toBeVisible();
    await expect(canvas.getByText('£456.78')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Tax year'), '2025/26');
    await expect(args.onTaxYearChange).toHaveBeenCalledWith(2025);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const WithPicture: Story = {
  parameters: { visual: { wide: true, tablet: true } },
  args: {
    line: recapTexts.line(gifts),
    picture: (
      <YearPicture
        copy={yearPicture}
        gifts={gifts}
        year="2026/27"
        running
        site={{ name: 'Tuppence', address: 'www.tuppence.example' }}
        fileName="my-2026-27-in-giving.png"
        onDownload={fn()}
      />
    ),
  },
  play: async ({ canvas }) => {
    const line = canvas.getByText('4 gifts came through you, and 3 charities noticed.');
    const picture = await canvas.findByRole('img', { name: /^My 2026/ });
    const sum = canvas.getByText('£123.45');
    await expect(await canvas.findByRole('button', { name: 'Download PNG' })).toBeVisible();
    await expect(line.compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(picture.compareDocumentPosition(sum)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** The picture's room is kept. */
export const PictureLoading: Story = {
  args: { loadingLabel: 'Fetching your giving…', picture: <YearFrame /> },
};

export const SigningOut: Story = {
  parameters: { visual: { skip: 'A pending button is shown in Button.' } },
  args: { onSignOut: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args, canvas }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(canvas.getByRole('button', { name: 'Signing out...' })).toHaveAttribute(
      'aria-busy',
    );
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { loadingLabel: 'Fetching your giving…' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fetching your giving…')).toBeVisible();
    // A page that has just been announced says its result, not that it comes.
    await expect(canvas.queryByText('Fetching your giving…', { selector: '[role] *' })).toBeNull();
    await expect(canvas.queryByText('£123.45')).toBeNull();
  },
};

/** With one year there is no list of years. */
export const FirstYearWithoutName: Story = {
  parameters: { visual: { skip: 'Basic without the name and the choice of a year.' } },
  args: { firstName: '', taxYears: [2026], taxYearPence: 45_678 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Tax year')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Hello$/);
  },
};

export const HostileName: Story = {
  tags: ['check'],
  args: { firstName: `<img src=x onerror=alert(1)> ${'a'.repeat(200)}`, allTimePence: 999_999_999 },
  play: async ({ canvasElement }) => {
    const region = canvasElement.querySelector('section') as HTMLElement;
    await expect(region.querySelector('img')).toBeNull();
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
  },
};

export const RightToLeftName: Story = { args: { firstName: 'مريم' } };
