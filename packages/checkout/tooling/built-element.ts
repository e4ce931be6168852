import type { Plugin } from 'vite';
import { buildElement } from './build.ts';

const id = '\0tuppence-checkout.js';

/** Makes the React component load the built element, because the sources alone have no styles. */
export function builtElement(): Plugin {
  let code: Promise<string> | undefined;
  const built = () => {
    code ??= buildElement({ apiUrl: '' });
    return code;
  };
  return {
    name: 'tuppence:built-element',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith('/element.ts') && importer?.endsWith('/packages/checkout/src/index.ts')
        ? id
        : undefined,
    load: (loaded) => (loaded === id ? built() : undefined),
    // A development server serves the element at the same path as the built site.
    configureServer: ({ middlewares }) => {
      middlewares.use('/checkout/tuppence-checkout.js', async (_request, response, next) => {
        try {
          const text = await built();
          response.setHeader('Content-Type', 'text/javascript').end(text);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
