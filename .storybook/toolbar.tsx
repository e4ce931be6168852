import type { Decorator, Preview } from '@storybook/react-vite';
import type { SurfaceTone } from '@tuppence/ui/tokens';
import { surfaceUses } from '../stories/foundations/uses';

/**
 * The switches of the toolbar. Device and waitlist mode are props in this library (`device`,
 * `waitlistMode`), not a context, so the toolbar sets the prop, as a route does, on every component that
 * has it. "story" keeps the story's own value.
 */
export const toolbarGlobals: NonNullable<Preview['globalTypes']> = {
  surface: {
    description: 'Surface that the story stands on',
    toolbar: {
      title: 'Surface',
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'story', title: 'Surface: story' },
        ...(Object.keys(surfaceUses) as SurfaceTone[]).map((tone) => ({
          value: tone,
          title: `Surface: ${tone}`,
          right: surfaceUses[tone],
        })),
      ],
    },
  },
  textSize: {
    description: 'Size of letters that the visitor has set in the browser',
    toolbar: {
      title: 'Text size',
      icon: 'zoom',
      dynamicTitle: true,
      items: [
        // A number in the address would be parsed as a number, which matches no item.
        { value: 'normal', title: 'Text 100 %' },
        { value: 'double', title: 'Text 200 %' },
      ],
    },
  },
  device: {
    description: 'Device that the visitor holds',
    toolbar: {
      title: 'Device',
      icon: 'mobile',
      dynamicTitle: true,
      items: [
        { value: 'story', title: 'Device: story' },
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
        { value: 'story', title: 'Waitlist: story' },
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
        { value: 'system', title: 'Motion: system' },
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

/** Puts a story on a surface, as a section does with its contents. */
export const toolbarSurface: Decorator = (Story, { globals, viewMode }) =>
  globals.surface === 'story' ? (
    <Story />
  ) : (
    <div
      data-surface={globals.surface}
      style={viewMode === 'story' ? { minHeight: '100vh' } : undefined}
    >
      <Story />
    </div>
  );

/** Sets the text size, as the browser's own setting would. */
export function applyTextSize(textSize: string) {
  if (textSize !== 'double') return undefined;
  document.documentElement.style.fontSize = '200%';
  return () => document.documentElement.style.removeProperty('font-size');
}
