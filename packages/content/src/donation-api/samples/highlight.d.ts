declare module '*?highlight' {
  import type { CodeToken } from '@tuppence/ui';

  /** Made at build time by packages/ui/tooling/highlight.ts. */
  const sample: { code: string; lines: readonly (readonly CodeToken[])[] };
  export default sample;
}
