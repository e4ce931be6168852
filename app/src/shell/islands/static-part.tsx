import { type ComponentType, createContext, lazy, Suspense, useContext, useState } from 'react';
import { type Chunk, chunk, useChunk } from './chunk';

/** Collects the source files of a page's static parts during prerendering. */
export const ReportPart = createContext<((file: string) => void) | null>(null);

type Module = { default: ComponentType };

/** A part whose prerendered HTML never changes, so it needs no code. */
export interface StaticPart extends Chunk<Module> {
  /** Its file in `routes`, without the extension, e.g. `home/faq`. */
  name: string;
  Prerendered: ComponentType;
}

/** The default export of `routes/<name>.tsx` renders the part. */
export function staticPart(name: string, importPart: () => Promise<Module>): StaticPart {
  return { name, Prerendered: lazy(importPart), ...chunk(importPart) };
}

/** In the browser, shows the document's HTML, or else loads the part's code. */
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

/** The HTML of the document's parts, by id. */
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
