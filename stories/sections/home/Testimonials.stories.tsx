import type { Meta, StoryObj } from '@storybook/react-vite';
import { testimonials } from '@tuppence/content/home/static-parts';
import { type Testimonial, Testimonials } from '@tuppence/ui/home';
import { expect } from 'storybook/test';

const [priya, tom, margaret] = testimonials.testimonials as [Testimonial, Testimonial, Testimonial];

const meta = {
  title: 'Sections/Home/Testimonials',
  component: Testimonials,
  parameters: {
    guidance: {
      use: 'What real shoppers said, with their consent. With `exampleLabel`, invented ones.',
      not: 'Invented praise that looks real.',
      accessibility:
        'Has its own heading. Quotations with their authors. The row scrolls by keyboard.',
    },
  },
  args: {
    ...testimonials,
    testimonials: [
      priya,
      {
        ...tom,
        text: 'I show a barcode instead of my bank card. That is the entire effort.',
      },
      {
        ...margaret,
        text: 'I was sure that there was a catch. I have been looking for it since March.',
        charity: 'Made In Hackney',
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
    await expect(canvas.getAllByText('Example shopper')).toHaveLength(3);
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
