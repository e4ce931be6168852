import { globalLayer } from '@vanilla-extract/css';

// Declared in one place and in this order: a later layer overrides an earlier one, whatever the order of files.
export const layers = {
  reset: globalLayer('reset'),
  tokens: globalLayer('tokens'),
  primitives: globalLayer('primitives'),
  sections: globalLayer('sections'),
};
