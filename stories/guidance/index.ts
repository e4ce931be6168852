import { account } from './account';
import { apiSections } from './api-sections';
import { brand } from './brand';
import { components } from './components';
import { deck } from './deck';
import { frames } from './frames';
import type { Notes } from './notes';
import { sections } from './sections';
import { siteSections } from './site-sections';

/** By story title. */
export const guidance: Record<string, Notes> = {
  ...components,
  ...brand,
  ...frames,
  ...sections,
  ...siteSections,
  ...apiSections,
  ...account,
  ...deck,
};
