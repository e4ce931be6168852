import type { Meta, StoryObj } from '@storybook/react-vite';
import { MobileMenu } from '@tuppence/ui/chrome';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

const links = [
  { href: '/charities', label: 'Charities' },
  { href: '/about', label: 'About Us' },
];

const meta = {
  title: 'Chrome/MobileMenu',
  component: MobileMenu,
  args: { links, currentPath: '/about' },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', display: 'flex', justifyContent: 'flex-end' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MobileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await expect(canvas.getByRole('link', { name: 'Charities' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'About Us' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const EscapeFoldsItAndKeepsFocus: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const toggle = canvas.getByRole('button');
    await userEvent.click(toggle);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Charities' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(toggle).toHaveFocus();
  },
};

/** The focus may have gone on into the page, or nowhere at all: a press on an empty place does that. */
export const EscapeFromAnywhere: Story = {
  render: (args) => (
    <>
      <button type="button">Elsewhere</button>
      <MobileMenu {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const leave of [
      () => canvas.getByRole('button', { name: 'Elsewhere' }).focus(),
      () => (document.activeElement as HTMLElement).blur(),
    ]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
      leave();
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('link')).toBeNull();
      await expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveFocus();
    }
  },
};

/** The way to sign in stands at the foot, apart from the navigation's two links. */
export const WithTheWayToSignIn: Story = {
  args: { account: { href: '/auth', label: 'Sign in' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const names = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(names).toEqual(['Charities', 'About Us', 'Sign in']);
  },
};

/** The header gives the path as `key`, so a change of route folds the menu (docs/behaviour.md 6.3). */
export const RouteChangeFoldsIt: Story = {
  render: function RouteChange(args) {
    const [path, setPath] = useState('/about');
    return (
      <>
        <button type="button" onClick={() => setPath('/charities')}>
          Go to charities
        </button>
        <MobileMenu {...args} key={path} currentPath={path} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Go to charities' }));
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
