import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link, LinkProvider, Text } from '@tuppence/ui';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { onStrong } from '../../support/frames';

const meta = {
  title: 'Components/Link',
  component: Link,
  subcomponents: { LinkProvider },
  parameters: {
    guidance: {
      use: 'Going elsewhere, from inside a sentence or a list.',
      not: 'An action (Button), or the main link of a section (ButtonLink).',
      accessibility:
        'Underlined in a sentence; standalone, only on hover. Its text must make sense on its own.',
      good: {
        picture: () => (
          <Text>
            Read <Link href="#fees">how the fee is paid</Link>.
          </Text>
        ),
        reason: 'The link text makes sense on its own.',
      },
      bad: {
        picture: () => (
          <Text>
            To read how the fee is paid, click <Link href="#fees">here</Link>.
          </Text>
        ),
        reason: '"here" says nothing in a list of links.',
      },
    },
  },
  args: { href: '/terms', children: 'Terms & Conditions' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  render: (args) => (
    <p>
      You accept our <Link {...args} /> when you order.
    </p>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Terms & Conditions' });
    await expect(link).toHaveAttribute('href', '/terms');
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
  },
};

export const External: Story = {
  args: { href: 'https://ico.org.uk/', external: true, children: 'the ICO' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'the ICO (opens in a new tab)' }),
    ).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

const RouterLink = (props: ComponentProps<'a'>) => <a {...props} data-followed-by="router" />;

export const WithARouter: Story = {
  parameters: { visual: { skip: 'See Basic and External.' } },
  render: () => (
    <LinkProvider component={RouterLink}>
      <Link href="/terms">Terms</Link> <Link href="https://ico.org.uk/">The ICO</Link>{' '}
      <Link href="//ico.org.uk/">The ICO again</Link> <Link href="#top">Top</Link>{' '}
      <Link href="/kit.zip" download>
        Kit
      </Link>{' '}
      <Link href="/about" external>
        About
      </Link>
    </LinkProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    const followed = canvasElement.querySelectorAll('[data-followed-by]');
    await expect([...followed].map(({ textContent }) => textContent)).toEqual(['Terms']);
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
  },
};

export const Standalone: Story = {
  args: { standalone: true, children: 'All eleven charities' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const OnStrong: Story = {
  args: { children: 'Privacy Policy' },
  decorators: [onStrong],
};
