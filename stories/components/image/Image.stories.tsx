import type { Meta, StoryObj } from '@storybook/react-vite';
import { Image } from '@tuppence/ui';
import { expect, fn, waitFor, within } from 'storybook/test';
import { brokenPicture, landscape, neverSettles } from '../../support/pictures';

const wide = landscape(600, 300);
const narrow = landscape(300, 600);

const meta = {
  title: 'Components/Image',
  component: Image,
  parameters: {
    guidance: {
      use: 'Photos and drawings from a file, in a frame of known proportions.',
      not: 'Decoration that a style could draw.',
      accessibility:
        'Describe the picture in alt. Leave alt empty if the text beside it says the same.',
      good: {
        picture: () => <Image src={wide} alt="Hills at noon" aspectRatio={2} />,
        reason: 'The frame has the proportions of the picture.',
      },
      bad: {
        picture: () => <Image src={narrow} alt="Hills at noon" aspectRatio={4} />,
        reason: 'The frame cuts off what the picture is about.',
      },
    },
  },
  args: { src: wide, alt: 'Hills at noon', onLoad: fn(), onError: fn() },
  render: (args) => (
    <div style={{ width: 240 }}>
      <Image {...args} />
    </div>
  ),
} satisfies Meta<typeof Image>;
export default meta;
type Story = StoryObj<typeof meta>;

const picture = (canvasElement: HTMLElement) => within(canvasElement).findByRole('img');

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const image = await picture(canvasElement);
    await waitFor(() => expect(getComputedStyle(image).opacity).toBe('1'));
    await expect(image).toHaveAccessibleName('Hills at noon');
    const { width, height } = image.getBoundingClientRect();
    await expect(width).toBe(height);
    await expect(getComputedStyle(image).objectFit).toBe('cover');
  },
};

export const Loading: Story = {
  beforeEach: neverSettles,
  play: async ({ canvasElement }) => {
    const image = await picture(canvasElement);
    await expect(getComputedStyle(image).opacity).toBe('0');
    await expect(image.getBoundingClientRect().height).toBe(240);
  },
};

export const FadesIn: Story = {
  globals: { motion: 'full' },
  play: async ({ canvasElement }) => {
    const image = await picture(canvasElement);
    await expect(getComputedStyle(image).transitionDuration).toBe('0.3s');
    await waitFor(() => expect(getComputedStyle(image).opacity).toBe('1'));
  },
};

export const Priority: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See Basic.' } },
  args: { priority: true },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img');
    await expect(image).toHaveAttribute('loading', 'eager');
    await expect(image).toHaveAttribute('fetchpriority', 'high');
    await expect(getComputedStyle(image).opacity).toBe('1');
  },
};

/** The picture loads once, when it is within 300 px of the window. */
export const FarBelow: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'The picture is below the visible area.' } },
  render: (args) => (
    <div>
      <div data-testid="gap" style={{ height: 'calc(100vh + 400px)' }} />
      <div style={{ width: 240 }}>
        <Image {...args} />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const gap = canvas.getByTestId('gap');
    await new Promise((resolve) => setTimeout(resolve, 150));
    await expect(canvas.queryByRole('img')).toBeNull();
    gap.style.height = 'calc(100vh + 200px)';
    const image = await canvas.findByRole('img');
    gap.style.height = 'calc(100vh + 2000px)';
    await new Promise((resolve) => setTimeout(resolve, 150));
    await expect(canvas.getByRole('img')).toBe(image);
  },
};

export const Contain: Story = {
  parameters: { visual: { skip: 'Basic with another object-fit.' } },
  args: { fit: 'contain' },
};
export const Fill: Story = {
  parameters: { visual: { skip: 'Basic with another object-fit.' } },
  args: { fit: 'fill' },
};
export const None: Story = {
  parameters: { visual: { skip: 'Basic with another object-fit.' } },
  args: { fit: 'none' },
};
export const ScaleDown: Story = {
  parameters: { visual: { skip: 'Basic with another object-fit.' } },
  args: { fit: 'scale-down', src: landscape(120, 60) },
};
export const Wide: Story = {
  parameters: { visual: { skip: 'Basic in a wider frame.' } },
  args: { aspectRatio: 16 / 9 },
};

export const Failed: Story = {
  args: { src: brokenPicture },
  play: async ({ canvasElement, args }) => {
    const image = await picture(canvasElement);
    await waitFor(() => expect(args.onError).toHaveBeenCalled());
    await waitFor(() => expect(getComputedStyle(image).opacity).toBe('1'));
    await expect(image).toHaveAccessibleName('Hills at noon');
  },
};

export const WithoutObserver: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See Basic.' } },
  beforeEach: () => {
    const { IntersectionObserver } = window;
    Reflect.deleteProperty(window, 'IntersectionObserver');
    return () => void Object.assign(window, { IntersectionObserver });
  },
  play: async ({ canvasElement }) => {
    await waitFor(async () =>
      expect(getComputedStyle(await picture(canvasElement)).opacity).toBe('1'),
    );
  },
};

export const Rounded: Story = {
  args: { radius: 'card' },
  play: async ({ canvasElement }) => {
    const image = await picture(canvasElement);
    const { borderRadius } = getComputedStyle(image.parentElement as HTMLElement);
    await expect(Number.parseFloat(borderRadius)).toBeGreaterThan(0);
  },
};
