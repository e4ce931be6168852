import './docs.css';
import {
  Controls,
  Description,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { ComponentType, SyntheticEvent } from 'react';
import costs from '../packages/ui/costs.json';
import { AccessibilityStatus } from './accessibility-status';
import { Changes } from './changes';
import { Spoken } from './spoken';
import { isOfComponent, nameOf, usePages } from './story-index';

export { BrandedDocs } from './branded-docs';

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
          {good && <Picture {...good} />}
        </section>
        <section>
          <h3>Don’t</h3>
          <p>{not}</p>
          {bad && <Picture {...bad} />}
        </section>
      </div>
      <h2>Accessibility</h2>
      <p>{accessibility}</p>
      <AccessibilityStatus />
      <Spoken />
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

/** The components that the guidance names. */
function Related() {
  const { title, parameters } = useMeta();
  const pages = usePages().filter(isOfComponent);
  const words = new Set(`${parameters.guidance?.use} ${parameters.guidance?.not}`.match(/\w+/g));
  const related = pages.filter((page) => page.title !== title && words.has(nameOf(page)));
  if (related.length === 0) return null;
  return (
    <>
      <h2>Related</h2>
      <ul>
        {related.map((page) => (
          <li key={page.id}>
            <a href={`?path=/docs/${page.id}`} target="_top">
              {nameOf(page)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

const widths = [320, 390, 834, 1280];
const looks = {
  'brand:default': 'Tuppence',
  'brand:harbour': 'Harbour',
  'brand:dark': 'Tuppence, dark',
  'direction:rtl': 'Right to left',
  'words:long': 'Long German words',
};

/** Makes a frame as tall as what its story shows, unless that covers the window. */
function fit({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) {
  const page = frame.contentDocument;
  const root = page?.querySelector('#storybook-root');
  if (!page || !root) return;
  new ResizeObserver(() => {
    if (page.querySelector(':modal, :popover-open, [role$="dialog"]')) return;
    const parts = [...root.querySelectorAll(':not(:has(*))')].filter((one) =>
      one.checkVisibility(),
    );
    const bottom = Math.max(0, ...parts.map((one) => one.getBoundingClientRect().bottom));
    if (bottom > 0) frame.style.height = `${Math.min(bottom + 24, 1600)}px`;
  }).observe(root);
}

/** The first story in frames of every width and brand, at half their size. */
function EveryFrame() {
  const { story } = useOf<'story'>('story', ['story']);
  return (
    <details className="every-frame">
      <summary>Every width and brand</summary>
      {Object.entries(looks).map(([look, name]) => (
        <section key={look}>
          {/* Not in the table of contents, which cannot open the frames. */}
          <h4>{name}</h4>
          {widths.map((width) => (
            <figure key={width}>
              <figcaption>{width} px</figcaption>
              <iframe
                title={`${name}, ${width} px`}
                loading="lazy"
                src={`iframe.html?id=${story.id}&viewMode=story&embed=true&globals=${look}`}
                style={{ width, height: 640 }}
                onLoad={fit}
              />
            </figure>
          ))}
        </section>
      ))}
    </details>
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
      <EveryFrame />
      <DoAndDont />
      <Cost />
      <Related />
      <Changes />
      <Stories includePrimary={false} />
    </>
  );
}
