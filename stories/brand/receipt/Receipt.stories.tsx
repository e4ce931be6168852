import type { Meta, StoryObj } from '@storybook/react-vite';
import { Slider, useSettled, VisuallyHidden } from '@tuppence/ui';
import {
  Receipt,
  ReceiptBarcode,
  ReceiptFooter,
  ReceiptHeader,
  ReceiptLine,
  ReceiptLines,
  ReceiptPaper,
  ReceiptRule,
  ReceiptTotal,
} from '@tuppence/ui/brand';
import { Columns, Inline, Section } from '@tuppence/ui/layout';
import { useState } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { inSection } from '../../support/frames';

const meta = {
  title: 'Brand/Receipt',
  component: Receipt,
  subcomponents: {
    ReceiptBarcode,
    ReceiptFooter,
    ReceiptHeader,
    ReceiptLine,
    ReceiptLines,
    ReceiptPaper,
    ReceiptRule,
    ReceiptTotal,
  },
  parameters: {
    guidance: {
      use: 'Arithmetic, line by line, with its total.',
      not: 'Prose, or a box around things.',
      accessibility:
        'A list of terms and values, in a named figure. Its title is not a heading. A sum that changes is not announced: give it to useSettled, and the result to a VisuallyHidden with the role status.',
      good: {
        picture: () => (
          <Receipt
            label="Receipt"
            title="Pantry Lane"
            lines={[
              { label: 'You pay', value: '£50.00' },
              { label: 'Brand gives', value: '£10.00', emphasis: 'gift' },
            ]}
            total={{ label: 'To charity', value: '£10.00' }}
          />
        ),
        reason: 'A sum, with the gift set apart.',
      },
      bad: {
        picture: () => (
          <Receipt
            label="Receipt"
            title="Opening hours"
            lines={[
              { label: 'Monday', value: '9 to 5' },
              { label: 'Sunday', value: 'closed' },
            ]}
          />
        ),
        reason: 'No sum of money. Use a table.',
      },
    },
  },
  args: {
    label: 'Receipt for a £50 shopping card',
    title: 'Pantry Lane',
    details: ['Till 4 · Sat 21 Nov · 10:42'],
    lines: [
      { label: 'Credit', value: '£50.00' },
      { label: 'You pay', value: '£50.00' },
      { label: 'Brand gives', value: '£10.00', emphasis: 'gift' },
      { label: 'To', value: 'St Anne’s Hospice' },
    ],
    total: { label: 'Extra to pay', value: '£0.00' },
    totalTone: 'plain',
    barcode: <ReceiptBarcode value="TUPP-50-7H3K" />,
    footer: 'Thank you for giving today.',
  },
} satisfies Meta<typeof Receipt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  decorators: [inSection()],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('figure', { name: 'Receipt for a £50 shopping card' }),
    ).toBeVisible();
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(terms).toEqual(['Credit', 'You pay', 'Brand gives', 'To', 'Extra to pay']);
    await expect(canvas.getByText('£10.00').closest('dd')).toBeVisible();
  },
};

/** The sum is said once it has settled. */
export const Changing: Story = {
  parameters: { visual: { skip: 'Basic below a slider.' } },
  decorators: [inSection()],
  render: function Changing(args) {
    const [pounds, setPounds] = useState(10);
    const said = useSettled(`To charity: £${pounds}`);
    return (
      <>
        <Slider label="You give" max={50} value={pounds} onValueChange={setPounds} />
        <Receipt {...args} total={{ label: 'To charity', value: `£${pounds}` }} />
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await fireEvent.change(canvas.getByRole('slider'), { target: { value: '12' } });
    await expect(canvas.getByText('£12')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('To charity: £12'));
  },
};

export const Printing: Story = {
  args: { printing: true },
  decorators: [inSection()],
  globals: { motion: 'full' },
  parameters: { visual: { skip: 'It moves.' } },
  play: async ({ canvas }) => {
    const slip = canvas.getByRole('figure');
    await expect(slip.getAnimations()).toHaveLength(1);
    await waitFor(() => expect(slip.getAnimations()).toHaveLength(0));
    await expect(getComputedStyle(slip).clipPath).toBe('none');
  },
};

export const PrintingWithReducedMotion: Story = {
  tags: ['check'],
  args: { printing: true },
  decorators: [inSection()],
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure').getAnimations()).toHaveLength(0);
    await expect(canvas.getByText('£10.00')).toBeVisible();
  },
};

export const OnEverySurface: Story = {
  render: (args) => (
    <>
      {(['page', 'quiet', 'strong', 'accent'] as const).map((tone) => (
        <Section key={tone} tone={tone} space="compact">
          <Inline justify="center">
            <Receipt {...args} label={`Receipt on ${tone}`} />
          </Inline>
        </Section>
      ))}
    </>
  ),
};

export const GiftTotal: Story = {
  decorators: [inSection()],
  render: () => (
    <ReceiptPaper label="A year of donations">
      <ReceiptLines>
        <ReceiptLine label="Donors" value="1,250" />
        <ReceiptLine label="Every month" value="£2,500" />
      </ReceiptLines>
      <ReceiptRule />
      <ReceiptTotal tone="gift" label="In a year" value="£30,000" />
    </ReceiptPaper>
  ),
};

export const LongNames: Story = {
  args: {
    label: 'Receipt with long names',
    title: 'The Voluntary Action Alliance of Arun, Chichester and the Western Downs',
    details: ['The Royal Borough of Kensington and Chelsea Community Supermarket, till 12'],
    lines: [
      {
        label: 'Household credit, paid in advance and spent online or in store',
        value: '£1,234,567.89',
      },
      {
        label: 'To',
        value:
          'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Parent–Teacher Association',
        emphasis: 'strong',
      },
      { label: 'Brand gives', value: '£246,913.58', emphasis: 'gift' },
    ],
    total: {
      label: 'Raised by everybody in the village since the first of January',
      value: '£12,345,678.90',
    },
    barcode: undefined,
    footer: undefined,
  },
  decorators: [inSection()],
  render: (args) => (
    <Columns split="thirds">
      <Receipt {...args} />
      <div style={{ width: 240 }}>
        <Receipt {...args} label="The same, 240 px wide" />
      </div>
    </Columns>
  ),
  play: async ({ canvas }) => {
    for (const slip of canvas.getAllByRole('figure')) {
      await expect(slip.scrollWidth).toBeLessThanOrEqual(Math.ceil(slip.clientWidth));
    }
  },
};
