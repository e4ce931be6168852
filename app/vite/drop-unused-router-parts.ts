import type { Plugin } from 'vite';

/** Lets the compiler drop unused React Router parts (6.5 of 69.6 kB) by marking calls as pure. */
export function dropUnusedRouterParts(): Plugin {
  return {
    name: 'tuppence:drop-unused-router-parts',
    transform: {
      filter: { id: /node_modules[\\/]react-router[\\/]dist/ },
      handler: (code) => ({
        code: code
          .replaceAll(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
          .replaceAll(/^\w+\.displayName = .*;$/gm, ''),
        map: null,
      }),
    },
  };
}
