import type { Meta, StoryObj } from '@storybook/react-vite';
import { StickyBar } from '@tuppence/ui/chrome';
import { expect } from 'storybook/test';

const meta = {
  title: 'Chrome/StickyBar',
  component: StickyBar,
  args: { appStoreUrl: 'https://apps.apple.com/gb/app/tuppence/id6740000000' },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div>
        <div style={{ height: '150vh' }} />
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StickyBar>;

export default meta;

export const Basic: StoryObj<typeof meta> = {
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: /^Get the app/ });
    await expect(link).toHaveAttribute('href', args.appStoreUrl);
    await expect(Math.round(link.getBoundingClientRect().bottom)).toBeLessThanOrEqual(
      window.innerHeight,
    );
    // A focused element scrolls clear of the bar.
    const { scrollPaddingBottom } = getComputedStyle(document.documentElement);
    const { height } = canvas.getByRole('complementary').getBoundingClientRect();
    await expect(Number.parseFloat(scrollPaddingBottom)).toBeGreaterThan(height);
  },
};
