import { type ComponentType, createContext, lazy, Suspense, useContext, useState } from 'react';
import { type Chunk, chunk, useChunk } from './chunk';

/** `file` is added by `vite/source-files.ts` while prerendering. */
type Module = { default: ComponentType; file?: string };

/** Collects the source files of a page's static parts while prerendering. */
export const ReportPart = createContext<((file: string) => void) | null>(null);

/** A part whose prerendered HTML never changes, so it needs no code. */
export interface StaticPart extends Chunk<Module> {
  /** Of its element. Unique in the site. */
  id: string;
  Prerendered: ComponentType;
}

/** The default export of the imported file renders the part. */
export function staticPart(id: string, importPart: () => Promise<Module>): StaticPart {
  const Prerendered = lazy(async () => {
    const { default: Part, file = '' } = await importPart();
    return {
      default: () => {
        useContext(ReportPart)?.(file);
        return <Part />;
      },
    };
  });
  return { id: `part-${id}`, Prerendered, ...chunk(importPart) };
}

/** In the browser, shows the document's HTML, or else loads the part's code. */
export const Static = import.meta.env.SSR ? StaticOnServer : StaticInBrowser;

function StaticOnServer({ part }: { part: StaticPart }) {
  return (
    <div id={part.id}>
      <Suspense>
        <part.Prerendered />
      </Suspense>
    </div>
  );
}

/** The HTML of the document's parts, by id. */
const delivered = new Map<string, string>();

function StaticInBrowser({ part }: { part: StaticPart }) {
  const { id } = part;
  const [html] = useState(() => {
    const here = document.getElementById(id)?.innerHTML;
    if (here && !delivered.has(id)) delivered.set(id, here);
    return delivered.get(id);
  });
  const code = useChunk(part, html === undefined);
  if (html !== undefined) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the document's own prerendered HTML
    return <div id={id} dangerouslySetInnerHTML={{ __html: html }} />;
  }
  return <div id={id}>{code ? <code.default /> : null}</div>;
}
