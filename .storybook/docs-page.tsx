import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import costs from '../packages/ui/costs.json';
import { guidance } from '../stories/guidance';

/** The component's size in an app, from `packages/ui/costs.json`. */
function Cost() {
  const { preparedMeta } = useOf<'meta'>('meta', ['meta']);
  const folder = String(preparedMeta.parameters.fileName)
    .replace(/^.*?stories\//, '')
    .replace(/\/[^/]*$/, '');
  const cost = (costs as Record<string, { script: number; style: number }>)[folder];
  if (!cost) return null;
  return (
    <p>
      Costs {cost.script} kB of script, with all that it brings but React, and {cost.style} kB of
      styles (gzip).
    </p>
  );
}

/** When to use the component and when not, and what it does for accessibility. */
function Guidance() {
  const { preparedMeta } = useOf<'meta'>('meta', ['meta']);
  const notes = guidance[preparedMeta.title];
  if (!notes) return null;
  return (
    <dl>
      {Object.entries({
        'When to use': notes.use,
        'When not': notes.not,
        Accessibility: notes.accessibility,
      }).map(([title, text]) =>
        text ? (
          <div key={title} style={{ margin: '12px 0' }}>
            <dt style={{ fontWeight: 700 }}>{title}</dt>
            <dd style={{ margin: 0 }}>{text}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

/** A component's documentation page: Storybook's own, with guidance and size. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Guidance />
      <Cost />
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}
