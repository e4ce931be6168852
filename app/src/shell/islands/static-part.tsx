import { type ComponentType, createContext, lazy, Suspense, useContext, useState } from 'react';
import { type Chunk, chunk, useChunk } from './chunk';

/** Collects the source files of a page's static parts during prerendering. */
export const ReportPart = createContext<((file: string) => void) | null>(null);

type Module = { default: ComponentType };

/** A part of a page that never changes after rendering, so its prerendered HTML needs no code. */
export interface StaticPart extends Chunk<Module> {
  /** Its file in `routes`, without the extension, e.g. `home/faq`. */
  name: string;
  Prerendered: ComponentType;
}

/** Makes a static part from `routes/<name>.tsx`, whose default export renders it. */
export function staticPart(name: string, importPart: () => Promise<Module>): StaticPart {
  return { name, Prerendered: lazy(importPart), ...chunk(importPart) };
}

/** In the browser: shows the HTML that the document came with, or else loads the part's code. */
export const Static = import.meta.env.SSR ? StaticOnServer : StaticInBrowser;

const idOf = (part: StaticPart) => `part-${part.name.replace('/', '-')}`;

function StaticOnServer({ part }: { part: StaticPart }) {
  useContext(ReportPart)?.(`src/routes/${part.name}.tsx`);
  return (
    <div id={idOf(part)}>
      <Suspense>
        <part.Prerendered />
      </Suspense>
    </div>
  );
}

/** The HTML of the parts that the document was delivered with, by id. */
const delivered = new Map<string, string>();

function StaticInBrowser({ part }: { part: StaticPart }) {
  const id = idOf(part);
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
