import {
  Controls,
  Description,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ComponentType, useEffect, useState } from 'react';
import costs from '../packages/ui/costs.json';

/** `parameters.guidance` of a story file: every component has it. */
export interface Guidance {
  /** Shown under "Do". */
  use: string;
  /** Shown under "Don’t": when not to use it, and what to use instead. */
  not: string;
  /** What it does for assistive technology, and what the caller must do. */
  accessibility: string;
  good?: Example;
  bad?: Example;
}

declare module 'storybook/internal/csf' {
  interface Parameters {
    guidance?: Guidance;
  }
}

interface Example {
  picture: ComponentType;
  reason: string;
}

const useMeta = () => useOf<'meta'>('meta', ['meta']).preparedMeta;

function DoAndDont() {
  const { guidance } = useMeta().parameters;
  if (!guidance) return null;
  const { use, not, accessibility, good, bad } = guidance;
  return (
    <>
      <h2>Do and don’t</h2>
      <div className="do-and-dont">
        <section>
          <h3>Do</h3>
          <p>{use}</p>
          {good ? <Picture {...good} /> : null}
        </section>
        <section>
          <h3>Don’t</h3>
          <p>{not}</p>
          {bad ? <Picture {...bad} /> : null}
        </section>
      </div>
      <h2>Accessibility</h2>
      <p>{accessibility}</p>
    </>
  );
}

function Picture({ picture: Shown, reason }: Example) {
  return (
    <figure>
      <div className="sb-unstyled picture" data-surface="page">
        <Shown />
      </div>
      <figcaption>{reason}</figcaption>
    </figure>
  );
}

const sources = Object.keys(import.meta.glob('../packages/ui/src/**/*.tsx'));

function Cost() {
  const story = String(useMeta().parameters.fileName);
  const component = story.replace(/^.*\/|\.stories\.tsx$/g, '');
  // Without a component of the story's name, the story's folder is used.
  const file = sources.find((source) => source.endsWith(`/${component}.tsx`)) ?? story;
  const folder = file.replace(/^.*?(packages\/ui\/src|stories)\//, '').replace(/\/[^/]*$/, '');
  const cost = (costs as Record<string, { script: number; style: number }>)[folder];
  if (!cost) return null;
  return (
    <>
      <h2>Cost</h2>
      <p>
        {cost.script} kB of script, with everything it imports except React, and {cost.style} kB of
        styles (gzip).
      </p>
    </>
  );
}

interface Entry {
  id: string;
  title: string;
  type: string;
}

/** The components that the guidance names. */
function Related() {
  const { title, parameters } = useMeta();
  const [entries, setEntries] = useState<Entry[]>([]);
  useEffect(() => {
    fetch('index.json')
      .then((response) => response.json())
      .then((index: { entries: Record<string, Entry> }) =>
        setEntries(Object.values(index.entries)),
      );
  }, []);
  const words = new Set(`${parameters.guidance?.use} ${parameters.guidance?.not}`.match(/\w+/g));
  const nameOf = (entry: Entry) => entry.title.replace(/^.*\//, '');
  const related = entries.filter(
    (entry) =>
      entry.type === 'docs' &&
      entry.title !== title &&
      !/^(Foundations|Pages)\//.test(entry.title) &&
      words.has(nameOf(entry)),
  );
  if (related.length === 0) return null;
  return (
    <>
      <h2>Related</h2>
      <ul>
        {related.map((entry) => (
          <li key={entry.id}>
            <a href={`?path=/docs/${entry.id}`} target="_top">
              {nameOf(entry)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The documentation page of a component. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <Controls />
      <DoAndDont />
      <Cost />
      <Related />
      <Stories includePrimary={false} />
    </>
  );
}
