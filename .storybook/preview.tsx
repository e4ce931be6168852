import '@tuppence/ui/tokens';
import './docs.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { loadKitFonts } from '@tuppence/ui/kit';
import { applyBrand, brandGlobal } from './brand';
import { typedControls } from './controls';
import { DocsPage } from './docs-page';
import { docsTheme } from './docs-theme';
import { applyMotion } from './motion';
import { applyTextSize, toolbarArgs, toolbarGlobals, toolbarSurface } from './toolbar';
import { viewports } from './viewports';

// Stories in frames of a docs page (modal ones) are shown, not played: a test would take the focus.
Object.assign(globalThis, { PREVIEW_URL: 'iframe.html?embed=true' });

/** Sections fill the window. Primitives get room around them, so that they do not touch its edges. */
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
 * - `parameters: { visual: { tablet: true } }`: it is photographed at 834 px too.
 * - `parameters: { visual: { skip: 'why' } }`: it is not photographed.
 */
const preview: Preview = {
  tags: ['autodocs'],
  decorators: [toolbarArgs, airAroundPrimitives, toolbarSurface],
  argTypesEnhancers: [typedControls],
  globalTypes: { ...toolbarGlobals, brand: brandGlobal },
  initialGlobals: {
    surface: 'story',
    textSize: 'normal',
    device: 'story',
    waitlist: 'story',
    motion: 'system',
    brand: 'default',
  },
  // Text must have its final width before a play function measures it.
  beforeAll: async () => {
    // Welsh and Arabic names look the same whether or not a story of the kit was there before.
    await loadKitFonts('ŵم');
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
  },
  beforeEach: ({ globals }) => {
    const undo = [
      applyMotion(globals.motion),
      applyTextSize(globals.textSize),
      applyBrand(globals.brand),
    ];
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
    docs: { toc: true, page: DocsPage, theme: docsTheme },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Find by other words',
          'Foundations',
          ['Colour', 'Typography', 'Space and size', 'Scales', 'Brands'],
          'Components',
          'Brand',
          'Layout',
          'Chrome',
          'Sections',
          'Dialogs',
          'Demos',
          'Onboarding',
          'Auth',
          'Recap',
          'Deck',
          'Pages',
          'Decisions',
        ],
      },
    },
    viewport: { options: viewports },
  },
};

export default preview;
