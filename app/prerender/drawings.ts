import type { compileServer } from '../vite/compile.ts';

/** What the library draws with, as the compiled prerenderer hands it on: Node cannot load the library itself. */
export type Drawings = Pick<
  Awaited<ReturnType<typeof compileServer>>,
  'badgeShapes' | 'color' | 'markSvg'
>;
