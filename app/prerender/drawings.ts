import type { compileServer } from '../vite/compile.ts';

/** What the library draws with. The compiled prerenderer exports it, because Node cannot load the library itself. */
export type Drawings = Pick<
  Awaited<ReturnType<typeof compileServer>>,
  'badgeShapes' | 'color' | 'markSvg'
>;
