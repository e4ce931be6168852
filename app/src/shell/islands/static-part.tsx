import { type ComponentType, lazy, Suspense, useContext, useState } from 'react';
import { type Chunk, chunk, useChunk } from './chunk';
import { ReportPart } from './report-part';

type Module = { default: ComponentType };

/** A part of a page that never changes once it is rendered, so its HTML is all that a browser needs. */
export interface StaticPart extends Chunk<Module> {
  /** Its file in `routes`, without the extension: `home/faq`. */
  name: string;
  Prerendered: ComponentType;
}

/** Describes the static part `routes/<name>.tsx`, whose default export shows it. */
export function staticPart(name: string, importPart: () => Promise<Module>): StaticPart {
  return { name, Prerendered: lazy(importPart), ...chunk(importPart) };
}

/**
 * Shows a static part. A visitor whose document already holds it keeps that HTML and never downloads
 * its code; a visitor who comes from another page of the site downloads it.
 */
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

/** The HTML of parts that came with the document. */
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
