import type { Meta, StoryObj } from '@storybook/react-vite';
import { StickyBar } from '@tuppence/ui/chrome';
import { expect, waitFor } from 'storybook/test';

const meta = {
  title: 'Page frame/StickyBar',
  component: StickyBar,
  parameters: {
    viewport: { defaultViewport: 'phone' },
    guidance: {
      use: 'The home page on an iPhone.',
      not: 'Any other page: it covers text.',
      accessibility: 'Never covers the focused element. In low windows it is not sticky.',
    },
  },
  args: { appStoreUrl: 'https://apps.apple.com/gb/app/tuppence/id6740000000' },
  decorators: [
    (Story, { viewMode }) => (
      <div>
        <div style={{ height: viewMode === 'docs' ? undefined : 'calc(100vh - 24px)' }}>
          <p style={{ padding: 20 }}>Below 768 px, the bar is at the foot of the window.</p>
        </div>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StickyBar>;

export default meta;

export const Basic: StoryObj<typeof meta> = {
  play: async ({ args, canvas }) => {
    if (window.innerWidth >= 768) return expect(canvas.queryByRole('link')).toBeNull();
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

const unless = ['hero', 'closing'];

/** One of two elements that leaves the view is not enough. */
export const UnlessTwoAreInView: StoryObj<typeof meta> = {
  tags: ['check'],
  parameters: { visual: { skip: 'See Basic.' } },
  args: { unless },
  decorators: [
    (Story) => (
      <>
        <p id="hero" style={{ position: 'fixed', top: 0 }}>
          Get the app above
        </p>
        <p id="closing" style={{ position: 'fixed', top: 40 }}>
          Get the app below
        </p>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    if (window.innerWidth >= 768) return expect(canvas.queryByRole('link')).toBeNull();
    const bar = canvasElement.querySelector('aside');
    const hide = async (id: string) => {
      const element = canvasElement.querySelector<HTMLElement>(`#${id}`);
      if (!element) throw new Error(`${id} is missing`);
      const left = new Promise((resolve) =>
        new IntersectionObserver(([entry]) => entry?.isIntersecting || resolve(true)).observe(
          element,
        ),
      );
      element.hidden = true;
      await left;
    };
    // The bar hears of what is in view within a frame, and shows or hides in the next.
    const heard = () =>
      new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    await heard();
    await hide('hero');
    await heard();
    await expect(bar).toHaveAttribute('data-waiting');
    await hide('closing');
    await waitFor(() => expect(bar).not.toHaveAttribute('data-waiting'));
    await expect(canvas.getByRole('link', { name: /^Get the app/ })).toBeVisible();
  },
};
