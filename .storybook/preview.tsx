import type { Decorator, Preview } from '@storybook/react-vite';
import { loadKitFonts } from '@tuppence/ui/kit';
import { configure } from 'storybook/test';
import { codeFollowsControls, sampleAsTurned } from './code-panel';
import { typedControls } from './controls';
import { BrandedDocs, DocsPage } from './docs-page';
import { longWords } from './long-words';
import { applyMotion } from './motion';
import { sharedTexts } from './shared-texts';
import { applySheet } from './sheets';
import { readFromRight, toolbarGlobals, toolbarSurface, viewports } from './toolbar';

// Otherwise play functions would run in the frames of docs pages, and take focus.
Object.assign(globalThis, { PREVIEW_URL: 'iframe.html?embed=true' });

const spaceAroundPrimitives: Decorator = (Story, { title }) =>
  /^(Components|Brand)\/|GetAppButton$/.test(title) ? (
    <div style={{ padding: 24 }}>
      <Story />
    </div>
  ) : (
    <Story />
  );

// An event ends each wait. A busy machine can be many times slower.
configure({
  asyncUtilTimeout: 30_000,
  // Without the whole page, which would fill the output.
  getElementError: (message) => new Error(message ?? ''),
});

/** A story's options for tests: see tests/visual/preview.ts. */
const preview: Preview = {
  tags: ['autodocs'],
  decorators: [spaceAroundPrimitives, toolbarSurface, longWords, sharedTexts, codeFollowsControls],
  argTypesEnhancers: [typedControls],
  globalTypes: toolbarGlobals,
  initialGlobals: {
    surface: 'story',
    textSize: 'normal',
    motion: 'system',
    brand: 'default',
    direction: 'ltr',
    words: 'written',
    texts: '',
  },
  // Fonts must be loaded before a play function measures text.
  beforeAll: async () => {
    // A picture shows sections that a phone would lay out later.
    document.documentElement.dataset.laidOut = '';
    // Welsh and Arabic letters too: pictures must not depend on earlier stories.
    await loadKitFonts('ŵم');
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
  },
  beforeEach: [
    ({ globals }) => applyMotion(globals.motion),
    ({ globals }) => applySheet(globals.textSize),
    ({ globals }) => applySheet(globals.brand),
    ({ globals }) => (globals.direction === 'rtl' ? readFromRight() : undefined),
  ],
  // The first story is at rest, as in the catalogue: a play function may leave a focus ring.
  afterEach: ({ id, viewMode, parameters }) => {
    const { atRest = id.endsWith('--basic') } = parameters.visual ?? {};
    const focused = document.activeElement;
    if (atRest && viewMode === 'story' && focused instanceof HTMLElement) focused.blur();
  },
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      config: {
        // A component alone is not in a landmark.
        rules: [{ id: 'region', enabled: false }],
      },
    },
    chromatic: { modes: { phone: { viewport: 'phone' }, desktop: { viewport: 'desktop' } } },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      toc: { headingSelector: 'h2, h3' },
      page: DocsPage,
      container: BrandedDocs,
      codePanel: true,
      controls: { sort: 'requiredFirst' },
      source: { transform: sampleAsTurned },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Build a charity page',
          'Catalogue',
          'Foundations',
          ['Colour', 'Typography', 'Space and size', 'Scales', 'Brands'],
          'Components',
          'Brand',
          'Layout',
          'Page frame',
          'Sections',
          '*',
          'Pages',
          'Decisions',
          'Changelog',
        ],
      },
    },
    viewport: { options: viewports, defaultViewport: 'desktop' },
  },
};

export default preview;
