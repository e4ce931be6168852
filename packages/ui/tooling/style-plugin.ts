import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

/** vanilla-extract with names of the package's own: classes and animations begin with `tp`. */
export function stylePlugin() {
  return vanillaExtractPlugin({ identifiers: ({ hash }) => `tp${hash}` });
}
