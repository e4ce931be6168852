import { globalLayer } from '@vanilla-extract/css';

// Declared in one place and in this order: who wins is decided here, never by the order of files.
export const layers = {
  reset: globalLayer('reset'),
  tokens: globalLayer('tokens'),
  primitives: globalLayer('primitives'),
  sections: globalLayer('sections'),
};
