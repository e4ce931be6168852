import type { Meta, StoryObj } from '@storybook/react-vite';
import { Table } from '@tuppence/ui';
import { expect } from 'storybook/test';

interface Hall {
  id: string;
  name: string;
  day: string;
  meals: string;
}

const rows: Hall[] = [
  { id: 'granton', name: 'Granton Hall', day: 'Tuesday', meals: '1,204' },
  { id: 'leith', name: 'Leith Library', day: 'Friday', meals: '96' },
];

const meta = {
  title: 'Components/Table',
  component: Table,
  parameters: {
    guidance: {
      use: 'Values that people compare by row and column.',
      not: 'A list of things of a kind (Card), or a form.',
      accessibility: 'The caption names the table, and the first cell its row.',
    },
  },
  args: {
    label: 'Where we serve breakfast',
    columns: [
      { id: 'name', label: 'Place', cell: ({ name }) => name },
      { id: 'day', label: 'Day', cell: ({ day }) => day },
      { id: 'meals', label: 'Meals', cell: ({ meals }) => meals, figures: true },
    ],
    rows,
  },
} satisfies Meta<typeof Table<Hall>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Where we serve breakfast' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Leith Library' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Meals' })).toBeVisible();
  },
};

/** It scrolls, and the page does not. */
export const Wide: Story = {
  args: {
    columns: Array.from({ length: 30 }, (_, index) => ({
      id: `${index}`,
      label: `Column ${index + 1}`,
      cell: ({ id }) => `Cell of ${id}`,
    })),
  },
  parameters: { viewport: { defaultViewport: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const region = canvas.getByRole('region', { name: 'Where we serve breakfast' });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    region.focus();
    await expect(region).toHaveFocus();
  },
};
