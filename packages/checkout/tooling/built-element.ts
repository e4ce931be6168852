import type { Plugin } from 'vite';
import { buildElement } from './build.ts';

const id = '\0tuppence-checkout.js';

/** The sources alone have no styles, so the component loads the built element. */
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
