import type { Decorator } from '@storybook/react-vite';
import { breakpointPx } from '@tuppence/ui/tokens';
import { surfaceUses } from '../stories/foundations/uses';

type Item = readonly [value: string, title: string, right?: string];

const menu = <Icon extends string>(description: string, icon: Icon, items: readonly Item[]) => ({
  description,
  toolbar: { icon, items: items.map(([value, title, right = '']) => ({ value, title, right })) },
});

export const toolbarGlobals = {
  surface: menu('Surface behind the story', 'contrast', [
    ['story', 'Surface: story'],
    ...Object.entries(surfaceUses).map(([tone, use]) => [tone, `Surface: ${tone}`, use] as const),
  ]),
  textSize: menu('Text size set in the browser', 'zoom', [
    // Words: Storybook reads "200" in the address as a number, which matches no item.
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
    ['harbour', 'Brand: harbour'],
    ['dark', 'Tuppence, dark'],
  ]),
  direction: menu('Direction of the script', 'transfer', [
    ['ltr', 'Left to right'],
    ['rtl', 'Right to left'],
  ]),
  words: menu('Length of the words', 'paragraph', [
    ['written', 'Words as written'],
    ['long', 'Long German words'],
  ]),
};

const viewport = (name: string, widthPx: number, heightPx: number) => ({
  name: `${name}, ${widthPx}`,
  styles: { width: `${widthPx}px`, height: `${heightPx}px` },
});

export const viewports = {
  smallest: viewport('Smallest phone', 320, 568),
  small: viewport('Small phone', 360, 740),
  phone: viewport('Phone', 390, 844),
  tablet: viewport('Tablet', breakpointPx.tablet, 1024),
  laptop: viewport('Small desktop', breakpointPx.desktop, 768),
  desktop: viewport('Desktop', breakpointPx.wide, 800),
  large: viewport('Large desktop', 1440, 900),
  largest: viewport('Very large desktop', 1800, 1000),
};

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

export function readFromRight() {
  document.documentElement.dir = 'rtl';
  return () => document.documentElement.removeAttribute('dir');
}
