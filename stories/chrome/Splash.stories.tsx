import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mark } from '@tuppence/ui/brand';
import { Splash } from '@tuppence/ui/chrome';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { framed } from '../support/framed';

const meta = {
  title: 'Page frame/Splash',
  component: Splash,
  parameters: {
    ...framed('400px'),
    guidance: {
      use: 'Once, around the whole site.',
      not: 'Waiting for a part of a page.',
      accessibility:
        'Leaves by itself, even if scripts fail. With reduced motion, nothing turns or fades.',
    },
  },
  args: {
    loading: true,
    logo: <Mark size={120} />,
    delayMs: 60_000,
    children: (
      <main>
        <h1>The page</h1>
        <button type="button">A button on the page</button>
      </main>
    ),
  },
} satisfies Meta<typeof Splash>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas, canvasElement }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(/^Loading$/);
    const [ring, logo] = [
      status.querySelector('svg'),
      canvasElement.querySelector('[width="120"]'),
    ];
    await expect(ring?.getBoundingClientRect().width).toBe(160);
    await expect(logo?.getBoundingClientRect().width).toBe(120);
    const content = canvas.getByText('The page').closest('[data-loading]');
    await expect(getComputedStyle(content as Element).opacity).toBe('0');
    await waitFor(() => expect(content).toHaveAttribute('inert'));
  },
};

export const LoadedPage: Story = {
  args: { loading: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'A button on the page' })).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const Lifts: Story = {
  globals: { motion: 'full' },
  parameters: { visual: { skip: 'Looks like LoadedPage at the end.' } },
  render: function Lifting(args) {
    const [loading, setLoading] = useState(true);
    return (
      <>
        <button
          type="button"
          style={{ position: 'fixed', zIndex: 100 }}
          onClick={() => setLoading(false)}
        >
          Lift the splash
        </button>
        <Splash {...args} loading={loading} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lift the splash' }));
    const content = canvas.getByText('The page').closest('[data-loading]') as HTMLElement;
    await expect(content).not.toHaveAttribute('inert');
    await expect(getComputedStyle(content).transitionDuration).toBe('0.5s');
    await waitFor(() => expect(getComputedStyle(content).opacity).toBe('1'));
    await userEvent.click(canvas.getByRole('button', { name: 'A button on the page' }));
    await expect(canvas.getByRole('button', { name: 'A button on the page' })).toHaveFocus();
  },
};

/** The splash disappears even if scripts never load. */
export const LiftsByItself: Story = {
  tags: ['check'],
  args: { delayMs: 50 },
  globals: { motion: 'full' },
  parameters: { visual: { skip: 'Looks like LoadedPage at the end.' } },
  play: async ({ canvas }) => {
    const content = canvas.getByText('The page').closest('[data-loading]');
    await waitFor(() => expect(getComputedStyle(content as Element).opacity).toBe('1'));
  },
};

export const NoSplash: Story = {
  tags: ['check'],
  args: { delayMs: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The page' })).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
