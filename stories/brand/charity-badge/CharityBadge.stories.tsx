import type { Meta, StoryObj } from '@storybook/react-vite';
import { type BadgeShape, badgeShapes, CharityBadge } from '@tuppence/ui/brand';
import { Inline } from '@tuppence/ui/layout';
import { expect } from 'storybook/test';
import { inSection } from '../../support/frames';

const meta = {
  title: 'Brand/CharityBadge',
  component: CharityBadge,
  parameters: {
    guidance: {
      use: 'A charity’s monogram beside its name, if its logo may not be shown.',
      not: 'Replacing the name.',
      accessibility: 'Decoration beside the name.',
      good: {
        picture: () => <CharityBadge monogram="SA" accent="forest" />,
        reason: 'Two letters, beside the charity’s name.',
      },
      bad: {
        picture: () => <CharityBadge monogram="HOSPICE" accent="forest" />,
        reason: 'A word does not fit, and the name stands beside it.',
      },
    },
  },
  args: { monogram: 'SA', size: 96 },
  decorators: [inSection()],
} satisfies Meta<typeof CharityBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('SA')).toBeVisible();
    // Decorative: the charity's name is beside it.
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

const accents = ['forest', 'green', 'copper', 'ink', 'lime', 'sand', 'mint'] as const;

export const ShapesAndAccents: Story = {
  render: () => (
    <Inline gap={6}>
      {(Object.keys(badgeShapes) as BadgeShape[]).map((shape, index) => (
        <CharityBadge
          key={shape}
          shape={shape}
          accent={accents[index % accents.length]}
          monogram={['M', 'PK', 'CAT'][index % 3] ?? ''}
          size={96}
        />
      ))}
    </Inline>
  ),
};

/** Shows three letters at most. */
export const ManyLetters: Story = {
  args: { monogram: 'WFCHub' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('WFC')).toBeVisible();
  },
};
