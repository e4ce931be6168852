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

/** What the component adds to an app, from `packages/ui/costs.json`. */
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

/** The page of a component: as Storybook has it, with its cost. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Cost />
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}
