import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading, Text } from '@tuppence/ui';
import { Container, layOutSections, Section, Stack } from '@tuppence/ui/layout';
import { expect, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Layout/Section',
  component: Section,
  parameters: {
    guidance: {
      use: 'Each full-width part of a page. Its tone sets the surface of its contents.',
      not: 'A card inside a section.',
      accessibility: 'With landmark it is a region: set aria-labelledby to the id of its heading.',
    },
  },
  args: {
    'aria-labelledby': 'title',
    children: (
      <Container>
        <Stack>
          <Heading level={2} id="title">
            A section
          </Heading>
          <Text tone="muted">All that stands on a surface takes its colours from it.</Text>
        </Stack>
      </Container>
    ),
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas, canvasElement }) => {
    const section = canvasElement.querySelector('section');
    await expect(section).toHaveAttribute('data-surface', 'page');
    // Only sections with tools or forms are landmarks.
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const Landmark: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See Basic.' } },
  args: { landmark: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'A section' })).toBeVisible();
  },
};

export const Quiet: Story = { args: { tone: 'quiet' } };
export const Raised: Story = { args: { tone: 'raised' } };
export const Strong: Story = {
  args: { tone: 'strong' },
  play: async ({ canvasElement }) => {
    const section = canvasElement.querySelector('section') as HTMLElement;
    await expect(getComputedStyle(section).backgroundColor).toBe('rgb(6, 64, 43)');
    await expect(getComputedStyle(within(section).getByRole('heading')).color).toBe(
      'rgb(246, 247, 242)',
    );
  },
};
export const Accent: Story = { args: { tone: 'accent' } };
export const Compact: Story = { args: { space: 'compact' } };

export const BelowTheFirstScreen: Story = {
  tags: ['check'],
  parameters: { viewport: { defaultViewport: 'phone' }, visual: { skip: 'See Basic.' } },
  args: { phoneHeight: 500 },
  decorators: (Story) => (
    <>
      <div style={{ height: '500vh' }}>Everything above</div>
      <Story />
    </>
  ),
  beforeEach: () => {
    delete document.documentElement.dataset.laidOut;
    return () => {
      document.documentElement.dataset.laidOut = '';
    };
  },
  play: async ({ canvasElement }) => {
    if (window.innerWidth >= 768) return;
    const heightOf = () => canvasElement.querySelector('section')?.getBoundingClientRect().height;
    await waitFor(() => expect(heightOf()).toBeCloseTo(500, 0));
    layOutSections();
    await waitFor(() => expect(heightOf()).toBeLessThan(400));
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-laid-out'));
  },
};
