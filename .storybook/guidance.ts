/** What a file of stories says of its components, read without running it. */
import { types as t } from 'storybook/internal/babel';
import { initialOf, partOf } from './sample-of-story.ts';
import { samplesOf } from './samples.ts';
import { type Module, readModule } from './story-module.ts';
import { turned } from './turned-sample.ts';

export interface StoryFacts {
  /** The component and its subcomponents. */
  components: string[];
  guidance: Record<'use' | 'not' | 'accessibility', string>;
  /** The code of its stories: `Example`, if there is one, then `Basic`. It imports only the library. */
  examples: string[];
}

function textOf(module: Module, node: t.Node | null | undefined): string {
  if (t.isStringLiteral(node)) return node.value;
  if (t.isTemplateLiteral(node)) return node.quasis.map(({ value }) => value.cooked).join('');
  if (t.isIdentifier(node)) return textOf(module, initialOf(module, node.name));
  if (t.isBinaryExpression(node)) return textOf(module, node.left) + textOf(module, node.right);
  return '';
}

const nameOf = (node: t.Node | null | undefined) => (t.isIdentifier(node) ? [node.name] : []);

export function storyFacts(file: string): StoryFacts {
  const module = readModule(file);
  const meta = initialOf(module, 'meta');
  const guidance = partOf(module, partOf(module, meta, 'parameters'), 'guidance');
  const text = (key: string) => textOf(module, partOf(module, guidance, key));
  const given = partOf(module, meta, 'subcomponents');
  const parts = t.isIdentifier(given) ? initialOf(module, given.name) : given;
  const { Example, Basic, ...others } = samplesOf(file, true);
  return {
    components: [
      ...nameOf(partOf(module, meta, 'component')),
      ...(t.isObjectExpression(parts) ? parts.properties : []).flatMap((property) =>
        t.isObjectProperty(property) ? nameOf(property.value) : [],
      ),
    ],
    guidance: { use: text('use'), not: text('not'), accessibility: text('accessibility') },
    examples: [Example, Basic, ...Object.values(others)].flatMap((sample) =>
      sample ? [turned(sample)] : [],
    ),
  };
}

/** As Markdown. */
export const guidanceText = ({ use, not, accessibility }: StoryFacts['guidance']) =>
  use ? `Use it for: ${use}\n\nNot for: ${not}\n\nAccessibility: ${accessibility}` : '';
