declare module '*?highlight' {
  import type { CodeToken } from '@tuppence/ui';

  /** Highlighted code, made at build time (packages/ui/tooling/highlight.ts). */
  const sample: { code: string; lines: readonly (readonly CodeToken[])[] };
  export default sample;
}
