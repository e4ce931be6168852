import type { Meta, StoryObj } from '@storybook/react-vite';
import { brandNames, brands, Wordmark } from '@tuppence/ui/brand';
import { Columns, Container, Inline, Section } from '@tuppence/ui/layout';
import { expect } from 'storybook/test';
import { inSection, inWidth } from '../../support/frames';

const meta = {
  title: 'Brand/Wordmark',
  component: Wordmark,
  parameters: {
    guidance: {
      use: 'The name of a household brand, in its own letters.',
      not: 'In running text.',
      accessibility:
        'Named after its brand, unless it is decorative because text nearby says the name.',
    },
  },
  args: { brand: 'marlow-and-finch', size: 44 },
} satisfies Meta<typeof Wordmark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  decorators: [inSection()],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Marlow & Finch' })).toBeVisible();
  },
};

/** All cover about the same area. */
export const AllInOneColour: Story = {
  render: () => (
    <>
      {(['page', 'strong'] as const).map((tone) => (
        <Section key={tone} tone={tone} space="compact">
          <Container>
            <Inline gap={10} justify="center">
              {brandNames.map((brand) => (
                <Wordmark key={brand} brand={brand} />
              ))}
            </Inline>
          </Container>
        </Section>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(20);
  },
};

export const AllInTheirColours: Story = {
  decorators: [inSection()],
  render: () => (
    <Columns split="thirds" gap={4}>
      {brandNames.map((brand) => (
        <div key={brand} style={{ background: brands[brand].background, padding: '2.5rem 1.5rem' }}>
          <Wordmark brand={brand} tone="colour" size={40} />
        </div>
      ))}
    </Columns>
  ),
};

export const InANarrowPlace: Story = {
  args: { brand: 'northbound', size: 80 },
  decorators: [inWidth(120), inSection()],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img').getBoundingClientRect().width).toBeLessThanOrEqual(120);
  },
};

export const Decorative: Story = {
  args: { decorative: true },
  decorators: [inSection()],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
