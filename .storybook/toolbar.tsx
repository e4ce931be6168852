import type { Decorator } from '@storybook/react-vite';
import { surfaceUses } from '../stories/foundations/uses';

type Item = readonly [value: string, title: string, right?: string];

/** A menu in the toolbar. Its title is the chosen item. */
const menu = (description: string, title: string, icon: string, items: readonly Item[]) => ({
  description,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: items.map(([value, title, right]) => ({ value, title, ...(right ? { right } : {}) })),
  },
});

/** The switches of the toolbar. "story" keeps the story's own value. */
export const toolbarGlobals = {
  surface: menu('Surface behind the story', 'Surface', 'contrast', [
    ['story', 'Surface: story'],
    ...Object.entries(surfaceUses).map(([tone, use]) => [tone, `Surface: ${tone}`, use] as const),
  ]),
  textSize: menu('Text size set in the browser', 'Text size', 'zoom', [
    // Words, because Storybook parses a number in the address, which then matches no item.
    ['normal', 'Text 100 %'],
    ['double', 'Text 200 %'],
  ]),
  device: menu('Visitor’s device', 'Device', 'mobile', [
    ['story', 'Device: story'],
    ['ios', 'iOS'],
    ['android', 'Android'],
    ['desktop', 'Desktop'],
    ['unknown', 'Unknown'],
  ]),
  waitlist: menu('Waitlist mode', 'Waitlist', 'time', [
    ['story', 'Waitlist: story'],
    ['on', 'Waitlist mode on'],
    ['off', 'Waitlist mode off'],
  ]),
  motion: menu('Movement', 'Motion', 'play', [
    ['system', 'Motion: system'],
    ['reduced', 'Reduced motion'],
    ['full', 'Full motion'],
  ]),
  brand: menu('Brand', 'Brand', 'paintbrush', [
    ['default', 'Brand: Tuppence'],
    ['harbour', 'Brand: the second'],
    ['dark', 'Tuppence, dark'],
  ]),
};

/**
 * The library takes the device and the waitlist mode as props (`device`, `waitlistMode`), so this
 * sets the prop on every component that has it, as a route does.
 */
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
