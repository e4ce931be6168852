import type { Prerenderer } from '../vite/compile.ts';

/**
 * The library's drawing functions. The compiled prerenderer exports them, because Node cannot load
 * the library itself.
 */
export type Drawings = Pick<Prerenderer, 'badgeShapes' | 'color' | 'markSvg'>;
