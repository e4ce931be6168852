import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from '@tuppence/ui/brand';
import { GetAppButton, Header, LoadingLine } from '@tuppence/ui/chrome';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

const onGetApp = fn();

const meta = {
  title: 'Page frame/Header',
  component: Header,
  subcomponents: { LoadingLine },
  parameters: {
    guidance: {
      use: 'The top of every page except full-screen ones.',
      not: 'More than once per page.',
      accessibility: 'A landmark. The current page is marked. SkipLink skips the header.',
    },
  },
  args: {
    logo: <Logo name="Tuppence" />,
    homeHref: '/',
    homeLabel: 'Tuppence home',
    links: [
      { href: '/charities', label: 'Charities' },
      { href: '/about', label: 'About Us' },
    ],
    currentPath: '/charities',
    action: (
      <GetAppButton
        device="desktop"
        appStoreUrl="https://apps.apple.com/gb/app/tuppence/id6740000000"
        onGetApp={onGetApp}
        size="small"
      />
    ),
  },
  decorators: [
    (Story, { viewMode }) => (
      <div style={{ minHeight: viewMode === 'docs' ? 160 : '150vh' }}>
        <Story />
        <main>
          <h1>A page</h1>
        </main>
      </div>
    ),
  ],
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Tuppence home' })).toHaveAttribute('href', '/');
    if (window.innerWidth < 768) {
      await expect(canvas.getByRole('button', { name: 'Open menu' })).toBeVisible();
      return;
    }
    await expect(canvas.getByRole('link', { name: 'Charities' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: 'About Us' })).not.toHaveAttribute(
      'aria-current',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Get the app' }));
    await expect(onGetApp).toHaveBeenCalledOnce();
  },
};

export const TransparentUntilScrolled: Story = {
  args: { transparent: true, currentPath: '/' },
  decorators: [
    (Story) => (
      <div data-surface="strong" style={{ minHeight: 400 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    await expect(getComputedStyle(header).backgroundColor).toBe('rgba(0, 0, 0, 0)');
    window.scrollTo(0, 20);
    await expect(header).toHaveAttribute('data-surface', 'strong');
    window.scrollTo(0, 21);
    await waitFor(() => expect(header).toHaveAttribute('data-surface', 'page'));
    await waitFor(() =>
      expect(getComputedStyle(header).backgroundColor).toBe('rgb(246, 247, 242)'),
    );
    window.scrollTo(0, 0);
    await waitFor(() => expect(header).toHaveAttribute('data-surface', 'strong'));
  },
};

export const SignedOut: Story = {
  args: { account: { href: '/auth', label: 'Sign in' } },
  parameters: { visual: { only: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').clientHeight).toBeLessThanOrEqual(80);
    if (window.innerWidth < 768) return;
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toBeVisible();
    const navigation = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(navigation.getAllByRole('link')).toHaveLength(2);
  },
};

export const SignedIn: Story = {
  args: { account: { href: '/giving-recap', label: 'Your giving' } },
  parameters: { visual: { only: 'desktop' } },
};

export const Loading: Story = {
  parameters: { visual: { skip: 'The line grows.' } },
  render: () => <LoadingLine />,
  play: async ({ canvas }) => {
    const line = canvas.getByRole('progressbar', { name: 'Loading' });
    // Pages that load at once must not flash.
    const [growth] = line.getAnimations();
    await expect(growth?.effect?.getTiming().delay).toBe(300);
    await waitFor(() => expect(line).toBeVisible());
    await expect(line.getBoundingClientRect().top).toBe(0);
  },
};
