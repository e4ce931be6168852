/** What the compiled `src/entry-server.tsx` exports. */
export type Prerenderer = typeof import('../src/entry-server.tsx');

/** Node cannot load the library's sources by itself. */
export type Drawings = Pick<Prerenderer, 'badgeShapes' | 'color' | 'markSvg'>;
