import '@tuppence/ui/tokens';
import type { Decorator, Preview } from '@storybook/react-vite';
import { applyBrand, brandGlobal } from './brand';
import { DocsPage } from './docs-page';
import { applyMotion } from './motion';
import { toolbarArgs, toolbarGlobals } from './toolbar';

/** Sections fill the window; a primitive would stick to its corner. */
const airAroundPrimitives: Decorator = (Story, { title }) =>
  /^(Components|Brand)\//.test(title) ? (
    <div style={{ padding: 24 }}>
      <Story />
    </div>
  ) : (
    <Story />
  );

/**
 * Every story runs in a browser at 1280 px (Vitest: play functions and axe) and is photographed at
 * 390 and 1280 px. What a story may say about that:
 *
 * - `globals: { viewport: { value: 'phone' } }`: it makes sense at 390 px only; with
 *   `parameters: { visual: { only: 'desktop' } }`, at 1280 px only.
 * - `globals: { motion: 'full' }`: its play function watches movement. Tests otherwise run with
 *   reduced motion, so that nothing has to be waited for.
 * - `globals: { brand: 'harbour' }` or `'dark'`: it shows another brand.
 * - `parameters: { visual: { skip: 'why' } }`: it is not photographed.
 */
const preview: Preview = {
  tags: ['autodocs'],
  decorators: [toolbarArgs, airAroundPrimitives],
  globalTypes: { ...toolbarGlobals, brand: brandGlobal },
  initialGlobals: { device: 'story', waitlist: 'story', motion: 'system', brand: 'default' },
  // Text must have its final width before a play function measures it.
  beforeAll: async () => {
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
  },
  beforeEach: ({ globals }) => {
    const undo = [applyMotion(globals.motion), applyBrand(globals.brand)];
    return () => {
      for (const one of undo) one?.();
    };
  },
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      config: {
        // A component alone stands in no landmark. The routes are checked with this rule on.
        rules: [{ id: 'region', enabled: false }],
      },
    },
    chromatic: { modes: { phone: { viewport: 'phone' }, desktop: { viewport: 'desktop' } } },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { toc: true, page: DocsPage },
    options: {
      storySort: {
        order: [
          'Foundations',
          'Components',
          'Brand',
          'Layout',
          'Chrome',
          'Sections',
          'Dialogs',
          '*',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        desktop: {
          name: 'Desktop, 1280',
          styles: { width: '1280px', height: '800px' },
          type: 'desktop',
        },
      },
    },
  },
};

export default preview;
