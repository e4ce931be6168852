import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '@tuppence/ui';
import { Logo } from '@tuppence/ui/brand';
import { Header, MobileMenu } from '@tuppence/ui/chrome';
import { expect, userEvent } from 'storybook/test';

const links = [
  { href: '/charities', label: 'Charities' },
  { href: '/about', label: 'About Us' },
];

const meta = {
  title: 'Page frame/MobileMenu',
  component: MobileMenu,
  parameters: {
    viewport: { defaultViewport: 'phone' },
    guidance: {
      use: 'The navigation below 768 px.',
      not: 'A menu of actions.',
      accessibility: 'Works before and without scripts. Escape and a press outside close it.',
    },
  },
  args: { links, currentPath: '/about' },
  decorators: [
    (Story) => (
      <div
        style={{ position: 'relative', display: 'flex', justifyContent: 'flex-end', padding: 8 }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MobileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await expect(canvas.getByRole('link', { name: 'Charities' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'About Us' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

/** Escape returns focus to the button from anywhere, even after a press on an empty area. */
export const EscapeFromAnywhere: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'Ends closed: see TransparentUntilScrolled of Header.' } },
  render: (args) => (
    <>
      <button type="button">Elsewhere</button>
      <MobileMenu {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    for (const moveFocus of [
      () => canvas.getByRole('link', { name: 'Charities' }).focus(),
      () => canvas.getByRole('button', { name: 'Elsewhere' }).focus(),
      () => (document.activeElement as HTMLElement).blur(),
    ]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
      moveFocus();
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('link')).toBeNull();
      await expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveFocus();
    }
  },
};

export const LeftWithTab: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'Ends closed: see TransparentUntilScrolled of Header.' } },
  render: (args) => (
    <>
      <MobileMenu {...args} />
      <button type="button">Below</button>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'About Us' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Below' })).toHaveFocus();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const WithMoreLinks: Story = {
  args: {
    moreLinks: [
      { href: '/summer-of-giving', label: 'The Summer of Giving' },
      { href: '/donation-api/ecommerce', label: 'For online stores' },
    ],
    account: { href: '/auth', label: 'Sign in' },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toBeVisible();
  },
};

/** A second press in the same place closes the menu. */
export const UnderTheHeader: Story = {
  render: (args) => (
    <div style={{ flex: 1 }}>
      <Header
        {...args}
        logo={<Logo name="Tuppence" />}
        homeHref="/"
        homeLabel="Tuppence home"
        action={
          <ButtonLink href="/get-the-app" size="small">
            Get the app
          </ButtonLink>
        }
      />
    </div>
  ),
  play: async ({ canvas }) => {
    if (window.innerWidth >= 768) return expect(canvas.queryByRole('button')).toBeNull();
    const button = canvas.getByRole('button', { name: 'Open menu' });
    const { left, top, width, height } = button.getBoundingClientRect();
    await userEvent.click(button);
    const menu = canvas.getByRole('navigation', { name: 'Main' });
    const header = canvas.getByRole('banner').getBoundingClientRect();
    await expect(menu.getBoundingClientRect().top).toBeCloseTo(header.bottom, 0);
    await expect(menu.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0);
    const under = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(button.contains(under)).toBe(true);
    // With large text the header takes two rows.
    document.documentElement.style.fontSize = '200%';
    const { bottom } = canvas.getByRole('banner').getBoundingClientRect();
    const below = menu.getBoundingClientRect().top;
    document.documentElement.style.fontSize = '';
    await expect(bottom).toBeGreaterThan(header.bottom);
    await expect(below).toBeCloseTo(bottom, 0);
    await userEvent.click(button);
    await expect(canvas.queryByRole('link', { name: 'About Us' })).toBeNull();
    await userEvent.click(button);
  },
};
