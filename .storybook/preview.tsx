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

// Stories in frames of a docs page (modal ones) are not played, because a play function would take focus.
Object.assign(globalThis, { PREVIEW_URL: 'iframe.html?embed=true' });

/** Sections fill the window. Primitives have space around them, so that they do not touch its edges. */
const airAroundPrimitives: Decorator = (Story, { title }) =>
  /^(Components|Brand)\//.test(title) ? (
    <div style={{ padding: 24 }}>
      <Story />
    </div>
  ) : (
    <Story />
  );

/**
 * Every story runs in a browser at 1280 px (Vitest: play functions and axe), and its picture is taken at
 * 390 and 1280 px. A story can change this:
 *
 * - `globals: { viewport: { value: 'phone' } }`: at 390 px only. With `parameters: { visual: { only:
 * 'desktop' } }`, at 1280 px only.
 * - `globals: { motion: 'full' }`: with motion. Other tests run with reduced motion, so that they need not
 * wait.
 * - `globals: { brand: 'harbour' }` or `'dark'`: with another brand.
 * - `parameters: { visual: { tablet: true } }`: with a picture at 834 px too.
 * - `parameters: { visual: { skip: 'why' } }`: without a picture.
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
  // Fonts must be loaded before a play function measures text.
  beforeAll: async () => {
    // Welsh and Arabic names look the same whether or not a story of the kit ran before.
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
        // A single component is not in a landmark. The pages are checked with this rule.
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
          'Build a charity page',
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
          'Changelog',
        ],
      },
    },
    viewport: { options: viewports },
  },
};

export default preview;
