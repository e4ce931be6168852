import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

/** vanilla-extract, with names that start with `tp`. */
export function stylePlugin() {
  return vanillaExtractPlugin({ identifiers: ({ hash }) => `tp${hash}` });
}
