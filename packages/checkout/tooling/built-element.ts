import type { Plugin } from 'vite';
import { buildElement } from './build.ts';

const id = '\0tuppence-checkout.js';

/** The sources alone have no styles, so `@tuppence/checkout/element` is the built element. */
export function builtElement(): Plugin {
  let code: Promise<string> | undefined;
  const built = () => {
    code ??= buildElement({ apiUrl: '' });
    return code;
  };
  return {
    name: 'tuppence:built-element',
    enforce: 'pre',
    resolveId: (source) => (source === '@tuppence/checkout/element' ? id : undefined),
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
