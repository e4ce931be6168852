import { globalLayer } from '@vanilla-extract/css';

const all = globalLayer('tuppence');
const layer = (name: string) => globalLayer({ parent: all }, name);

// One outer layer lets an app order the whole library: `@layer tuppence, app`.
export const layers = {
  reset: layer('reset'),
  tokens: layer('tokens'),
  primitives: layer('primitives'),
  sections: layer('sections'),
};
