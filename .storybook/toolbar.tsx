import type { Decorator } from '@storybook/react-vite';
import { surfaceUses } from '../stories/foundations/uses';

type Item = readonly [value: string, title: string, right?: string];

/** A menu in the toolbar. Its title is the chosen item. */
const menu = (description: string, icon: string, items: readonly Item[]) => ({
  description,
  toolbar: { icon, items: items.map(([value, title, right = '']) => ({ value, title, right })) },
});

/** The switches of the toolbar. "story" keeps the story's own value. */
export const toolbarGlobals = {
  surface: menu('Surface behind the story', 'contrast', [
    ['story', 'Surface: story'],
    ...Object.entries(surfaceUses).map(([tone, use]) => [tone, `Surface: ${tone}`, use] as const),
  ]),
  textSize: menu('Text size set in the browser', 'zoom', [
    // Words, because Storybook parses a number in the address, which then matches no item.
    ['normal', 'Text 100 %'],
    ['double', 'Text 200 %'],
  ]),
  motion: menu('Movement', 'play', [
    ['system', 'Motion: system'],
    ['reduced', 'Reduced motion'],
    ['full', 'Full motion'],
  ]),
  brand: menu('Brand', 'paintbrush', [
    ['default', 'Brand: Tuppence'],
    ['harbour', 'Brand: the second'],
    ['dark', 'Tuppence, dark'],
  ]),
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
