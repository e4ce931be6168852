import { brand } from './brand';
import { components } from './components';
import { frames } from './frames';
import type { Notes } from './notes';
import { sections } from './sections';

/** By the title of its stories. */
export const guidance: Record<string, Notes> = { ...components, ...brand, ...frames, ...sections };
