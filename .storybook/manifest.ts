/** Leaves out pages and foundations, which are no components, and adds what the stories say of a component to Storybook's manifest for agents. */
import path from 'node:path';
import type { ComponentsManifest } from 'storybook/internal/types';
import { guidanceText, storyFacts } from './guidance.ts';

export function withGuidance<Manifests extends { components?: ComponentsManifest }>(
  manifests: Manifests,
): Manifests {
  const components = manifests.components?.components ?? {};
  for (const [id, component] of Object.entries(components)) {
    const { guidance, examples } = storyFacts(path.resolve(component.path));
    if (!guidance.use) delete components[id];
    const texts = [component.description, guidanceText(guidance)];
    component.description = texts.filter(Boolean).join('\n\n');
    const [first] = component.stories;
    if (first && examples[0]) first.snippet = examples[0];
    // The path of somebody's machine.
    const { reactDocgenTypescript: docgen } = component as {
      reactDocgenTypescript?: { filePath: string };
    };
    if (docgen) docgen.filePath = path.relative('.', docgen.filePath);
  }
  return manifests;
}
