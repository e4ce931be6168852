import type { Meta, StoryObj } from '@storybook/react-vite';
import { Testimonials } from '@tuppence/ui/home';
import { expect } from 'storybook/test';

const priya = {
  name: 'Priya Nair',
  role: 'Primary school teacher',
  text: 'Same shops, same list, same grumbling about the price of butter. Only now our reading corner has books in it.',
  amountRaised: '£412',
  charity: 'Parentkind',
  place: 'school' as const,
};

const meta = {
  title: 'Sections/Home/Testimonials',
  component: Testimonials,
  parameters: {
    guidance: {
      use: 'What real shoppers said, with their consent.',
      not: 'Invented praise.',
      accessibility:
        'Has its own heading. Quotations with their authors. The row scrolls by keyboard.',
    },
  },
  args: {
    title: 'Shoppers who changed nothing but the way they pay',
    raisedLabel: 'raised for',
    testimonials: [
      priya,
      {
        name: 'Tom Okafor',
        role: 'Nurse and father of three',
        text: 'I show a barcode instead of my bank card. That is the entire effort.',
        amountRaised: '£268',
        charity: 'Noah’s Ark Children’s Hospice',
        place: 'hospice',
      },
      {
        name: 'Margaret Ellis',
        role: 'Retired bus driver',
        text: 'I was sure that there was a catch. I have been looking for it since March.',
        amountRaised: '£156',
        charity: 'Made In Hackney',
        place: 'bus',
      },
    ],
  },
} satisfies Meta<typeof Testimonials>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    const story = canvas.getByRole('figure', { name: 'Priya Nair, Primary school teacher' });
    await expect(story).toHaveTextContent('£412 raised for Parentkind');
  },
};

export const One: Story = { args: { testimonials: [priya] } };

export const VeryLongQuote: Story = {
  args: {
    testimonials: [
      { ...priya, text: `${priya.text} `.repeat(6), name: 'Wolfeschlegelsteinhausenbergerdorff' },
      { ...priya, name: 'B' },
    ],
  },
  play: async ({ canvasElement }) => {
    const region = canvasElement.querySelector('section') as HTMLElement;
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
  },
};
