import { globalLayer } from '@vanilla-extract/css';

const all = globalLayer('tuppence');
const layer = (name: string) => globalLayer({ parent: all }, name);

// A later layer overrides an earlier one, in whatever order files load. All are inside one layer,
// so that an app can order the whole library: `@layer tuppence, app`.
export const layers = {
  reset: layer('reset'),
  tokens: layer('tokens'),
  primitives: layer('primitives'),
  sections: layer('sections'),
};
