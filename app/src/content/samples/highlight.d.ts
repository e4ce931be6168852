declare module '*?highlight' {
  import type { CodeToken } from '@tuppence/ui';

  /** Code with its colours, made while building (packages/ui/tooling/highlight.ts). */
  const sample: { code: string; lines: readonly (readonly CodeToken[])[] };
  export default sample;
}
