import type { Decorator } from '@storybook/react-vite';

/** An iframe on the docs page, for a story that covers the window or takes focus. */
export const framed = { docs: { story: { inline: false, height: '600px' } } };

/** For a story that keeps `open` as state: its control opens and closes it. */
export const reopened: Decorator = (Story, { args }) => <Story key={String(args.open)} />;
