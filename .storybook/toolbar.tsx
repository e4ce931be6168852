import type { Decorator, Preview } from '@storybook/react-vite';

/**
 * The switches of the toolbar. Device and waitlist mode are props in this library (`device`,
 * `waitlistMode`), never a context, so the toolbar does what a route does: it sets the prop. It
 * does so for any component that has the prop; "As the story says" leaves the story's own.
 */
export const toolbarGlobals: NonNullable<Preview['globalTypes']> = {
  device: {
    description: 'Device that the visitor holds',
    toolbar: {
      title: 'Device',
      icon: 'mobile',
      dynamicTitle: true,
      items: [
        { value: 'story', title: 'Device: as the story says' },
        { value: 'ios', title: 'iOS' },
        { value: 'android', title: 'Android' },
        { value: 'desktop', title: 'Desktop' },
        { value: 'unknown', title: 'Unknown' },
      ],
    },
  },
  waitlist: {
    description: 'Waitlist mode',
    toolbar: {
      title: 'Waitlist',
      icon: 'time',
      dynamicTitle: true,
      items: [
        { value: 'story', title: 'Waitlist: as the story says' },
        { value: 'on', title: 'Waitlist mode on' },
        { value: 'off', title: 'Waitlist mode off' },
      ],
    },
  },
  motion: {
    description: 'Movement',
    toolbar: {
      title: 'Motion',
      icon: 'play',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'Motion: as the system says' },
        { value: 'reduced', title: 'Reduced motion' },
        { value: 'full', title: 'Full motion' },
      ],
    },
  },
};

export const toolbarArgs: Decorator = (Story, { args, argTypes, globals }) => {
  const chosen: Record<string, unknown> = {};
  const has = (prop: string) => prop in args || prop in argTypes;
  if (has('device') && globals.device !== 'story') chosen.device = globals.device;
  if (has('waitlistMode') && globals.waitlist !== 'story') {
    chosen.waitlistMode = globals.waitlist === 'on';
  }
  return <Story args={{ ...args, ...chosen }} />;
};
