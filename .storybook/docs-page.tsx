import {
  Controls,
  Description,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import costs from '../packages/ui/costs.json';
import { guidance } from '../stories/guidance';
import { type Example, examples } from '../stories/guidance/examples';

const useMeta = () => useOf<'meta'>('meta', ['meta']).preparedMeta;

function Guidance() {
  const { title } = useMeta();
  const notes = guidance[title];
  if (!notes) return null;
  const { good, bad } = examples[title] ?? {};
  return (
    <>
      <h2>Do and don’t</h2>
      <div className="do-and-dont">
        <section>
          <h3>Do</h3>
          <p>{notes.use}</p>
          {good ? <Picture {...good} /> : null}
        </section>
        <section>
          <h3>Don’t</h3>
          <p>{notes.not}</p>
          {bad ? <Picture {...bad} /> : null}
        </section>
      </div>
      <h2>Accessibility</h2>
      <p>{notes.accessibility}</p>
    </>
  );
}

function Picture({ picture, reason }: Example) {
  return (
    <figure>
      <div className="sb-unstyled picture" data-surface="page">
        {picture}
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

function Related() {
  const { title } = useMeta();
  const { use = '', not = '' } = guidance[title] ?? {};
  const words = new Set(`${use} ${not}`.match(/\w+/g));
  const related = Object.keys(guidance).filter(
    (other) => other !== title && words.has(other.replace(/^.*\//, '')),
  );
  if (related.length === 0) return null;
  return (
    <>
      <h2>Related</h2>
      <ul>
        {related.map((other) => (
          <li key={other}>
            <a href={`?path=/docs/${other.toLowerCase().replaceAll('/', '-')}--docs`} target="_top">
              {other.replace(/^.*\//, '')}
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
      <Guidance />
      <Cost />
      <Related />
      <Stories includePrimary={false} />
    </>
  );
}
