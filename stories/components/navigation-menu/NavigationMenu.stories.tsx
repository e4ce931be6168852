import type { Meta, StoryObj } from '@storybook/react-vite';
import { NavigationMenu } from '@tuppence/ui';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

const meta = {
  title: 'Components/NavigationMenu',
  component: NavigationMenu,
  args: {
    label: 'Main',
    items: [
      { label: 'Charities', href: '#charities', current: true },
      {
        label: 'Donation API',
        links: [
          {
            label: 'Charity websites',
            href: '#api-charities',
            description: 'A checkout with gift aid.',
          },
          { label: 'Ecommerce', href: '#api-ecommerce', description: 'A share of each sale.' },
          { label: 'Loyalty programmes', href: '#api-loyalty' },
        ],
      },
      { label: 'About Us', href: '#about' },
    ],
  },
  parameters: {
    guidance: {
      use: 'The main links of a site in a wide window, some of them in groups.',
      not: 'A phone (MobileMenu), actions (Button), or views of one page (Tabs).',
      accessibility: 'Arrow keys and Escape work. The current page is announced.',
    },
    a11y: {
      config: {
        rules: [
          {
            // Beside an open panel, Radix adds a hidden tab stop that passes focus on at once.
            id: 'aria-hidden-focus',
            selector: '[aria-hidden="true"]:not(span[tabindex="0"])',
          },
        ],
      },
    },
  },
  render: (args) => (
    <div style={{ minHeight: 260 }}>
      <NavigationMenu {...args} />
    </div>
  ),
} satisfies Meta<typeof NavigationMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Charities' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Donation API' }));
    await expect(await screen.findByRole('link', { name: /Charity websites/ })).toBeVisible();
  },
};

/** Opens after 200 ms of hover, and closes 150 ms after the pointer leaves. */
export const Delays: Story = {
  parameters: { visual: { skip: 'Opens like Basic, and ends closed.' } },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Donation API' });
    let start = performance.now();
    await userEvent.hover(trigger);
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'true'), { interval: 10 });
    await expect(performance.now() - start).toBeGreaterThan(190);
    start = performance.now();
    await userEvent.unhover(trigger);
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'false'), {
      interval: 10,
    });
    await expect(performance.now() - start).toBeGreaterThan(140);
  },
};

export const ByKeyboard: Story = {
  parameters: { visual: { skip: 'Opens like Basic, and ends closed.' } },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Donation API' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'false'));
    await expect(trigger).toHaveFocus();
  },
};
